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

/** Minutes of the latest episode in which host and guest speak in turns: a question, an answer. */
const TURNS = [2, 5, 1, 7, 1, 4, 2, 7];

/** The middles of the two voices. */
const ROWS = [4.7, 11.3] as const;

const voices = TURNS.flatMap((minutes, turn) =>
  Array.from({ length: minutes }, (_, minute) => ({ turn, minute, minutes })),
).map(({ turn, minute, minutes }, index) => {
  const x = 1.1 + 0.78 * index;
  const middle = turn % 2 === 0 ? ROWS[0] : ROWS[1];
  // A voice rises at the beginning of a turn and falls at its end.
  const height =
    0.4 + 2.2 * Math.sin((Math.PI * (minute + 0.8)) / (minutes + 0.6)) * (index % 2 ? 0.65 : 1);
  return [middle - height, middle + height].map((y) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
});

const question = `14.75,${ROWS[0]}`;

/** Two voices, minute by minute. The dot is the second question, to which everything leads. */
export const podcastPicture = {
  lines: voices,
  signals: question,
  halo: `${question},1.3`,
  frame: '8 21 224.5 122',
};
