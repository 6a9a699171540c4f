/** The posters of the films, by episode id: who they are about, too large for them. */
export const posters = {
  bigBuckBunny: {
    lines: ['14,9.6'],
    curves: [
      'M142 58C110 68 100 92 103 114C106 138 134 152 165 152S224 138 227 114C230 92 220 68 188 58',
      'M142 58C116 24 92 -70 118 -78C142 -84 156 0 152 55C160 53 170 53 178 55C176 4 196 -82 220 -74C244 -64 216 28 188 58',
    ],
    signals: '19,9.6',
    frame: '0 0 240 135',
  },
  sintel: {
    lines: ['22.4,6.9'],
    curves: [
      'M-12 112L0 74L18 92L28 56L48 74L58 40L78 60L90 29L108 50L122 20L138 46C130 24 138 -6 160 -18C152 2 154 24 168 40L188 42C204 46 216 54 228 58C236 64 238 72 234 80',
      'M234 80L222 82L218 91L210 83L202 86L198 95L191 88L176 91L198 99L224 97C222 106 214 110 206 111L174 114C152 118 140 132 136 176',
    ],
    signals: '18.6,6',
    frame: '0 0 240 135',
  },
};

/** How loud a voice is, beat by beat, as dots above each other: the answer that everyone has rehearsed. */
const REHEARSED = [1, 3, 5, 3, 7, 3, 9, 5, 3, 5, 1];
/** The answer to the second question. */
const TOLD = [3, 9, 5, 15, 7, 19, 9, 13, 5, 7, 1];

const voice = (loudness: readonly number[], start: number) =>
  loudness.flatMap((dots, beat) =>
    Array.from(
      { length: dots },
      (_, dot) => `${start + beat},${8 + 0.75 * (dot - (dots - 1) / 2)}`,
    ),
  );

/** One wave of dots: in its only pause, the second question. */
export const podcastPicture = {
  lines: [...voice(REHEARSED, 0.5), ...voice(TOLD, 13.5)],
  signals: '12,8',
  halo: '12,8,1.1',
  frame: '2 9 236 142',
};
