import { commonPictures } from './commonPictures.ts';

/** The posters of the films, by episode id. */
export const posters = {
  bigBuckBunny: {
    lines: ['3,2 21,2 21,14 3,14 3,2', '10,5 10,10 15,7.5 10,5', '5,12 19,12'],
    signals: '9,12',
    halo: '9,12,2',
  },
  sintel: commonPictures.video,
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
