import { commonPictures, seats } from './commonPictures.ts';

/** The components of TECHSENSE, by id. */
export const techsensePictures = {
  events: commonPictures.events,
  roundtables: {
    lines: [
      '12,2 12,4',
      '18,8 16,8',
      '12,14 12,12',
      '6,8 8,8',
      '16,4 15,5',
      '16,12 15,11',
      '8,12 9,11',
      '8,4 9,5',
    ],
    curves: ['M80 80a40 40 0 0 1 80 0a40 40 0 0 1-80 0'],
    signals: '12,8',
    halo: '12,8,4',
  },
  interviews: commonPictures.interviews,
  contentHub: {
    lines: ['12,2 20,6 12,10 4,6 12,2', '4,8 12,12 20,8', '4,10 12,14 20,10'],
    signals: '12,6',
    halo: '12,6,3',
  },
  distribution: {
    lines: ['4,8 8,8', '20,2', '20,5', '20,8 8,8', '20,11', '20,14'],
    curves: [
      'M80 80C150 80 130 20 200 20',
      'M80 80C140 80 140 50 200 50',
      'M80 80C140 80 140 110 200 110',
      'M80 80C150 80 130 140 200 140',
    ],
    signals: '4,8',
    halo: '4,8,2',
  },
};

/** In its hero. */
export const techsensePicture = { ...commonPictures.techsense, frame: '32 9 159 142' };

/** Where the page ends, the seat is taken, and everyone talks to everyone. */
export const fullTablePicture = {
  lines: seats.flatMap((seat, index) => seats.slice(index + 1).map((other) => `${seat} ${other}`)),
  signals: seats.join(' '),
  frame: '42 2 156 156',
};
