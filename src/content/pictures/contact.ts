/** The poster of the office map, shown until the visitor opens the map. */
export const mapPicture = {
  lines: ['2,5 9,5 14,10 22,10', '9,2 9,14', '14,10 14,14', '16,2 16,10 16,14', '2,11 9,11'],
  curves: ['M20 140C60 140 80 100 120 100'],
  signals: '16,5',
  halo: '16,5,3',
};

/** The streets around the office, out to the edge of the map. */
export const contactPicture = {
  lines: ['10.6,6.9', '12.4,13.1', '13.9,3.1', '19.6,3.4', '20.6,10'],
  curves: [
    'M64 55L240 110',
    'M88 160C100 140 118 118 106 69C110 50 130 40 150 0',
    'M100 24L139 31L240 36',
    'M142 160L124 131L206 100L240 140',
    'M124 131C150 116 158 100 164 87C178 60 190 30 210 0',
  ],
  signals: '16.4,8.7',
  halo: '16.4,8.7,3',
};
