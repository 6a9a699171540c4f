/** Twenty dots a picture, at one distance from each other. */
const DOTS = 20;
const STEP = 1.2;
const FRAME = '0 0 240 110';

const place = (column: number, y: number) => `${(0.6 + STEP * column).toFixed(1)},${y.toFixed(2)}`;
const row = (count: number, toPlace: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => toPlace(index));

/** What is known of a campaign, and how it goes on. */
const rising = row(DOTS, (index) => place(index, 10.2 - 9 * (index / (DOTS - 1)) ** 2.2));
const FORECAST_FROM = 15;

/** One row after the other: a dot leaves the lower for the upper. */
const handedOver = 11;
const lower = row(DOTS, (index) => place(index, 10.2));
const upper = row(DOTS - handedOver - 2, (index) => place(handedOver + 2 + index, 5));

/** How many of the dots each of ten columns has, when most have moved to one. */
const BUDGETS = [1, 1, 2, 1, 1, 1, 8, 2, 2, 1];
const MOST = BUDGETS.indexOf(Math.max(...BUDGETS));
const budgetOf = (column: number) =>
  row(BUDGETS[column] ?? 0, (index) => place(0.5 + 2 * column, 10.2 - STEP * index));

/** The features of the AI marketing offer, by id: the same dots, in another order. */
export const aiPictures = {
  analytics: {
    lines: rising.slice(0, FORECAST_FROM),
    signals: rising.slice(FORECAST_FROM).join(' '),
    frame: FRAME,
  },
  automation: {
    lines: [...lower.filter((_, index) => index !== handedOver), ...upper],
    signals: place(handedOver + 1, 5),
    frame: FRAME,
  },
  optimization: {
    lines: BUDGETS.flatMap((_, column) => (column === MOST ? [] : budgetOf(column))),
    signals: budgetOf(MOST).join(' '),
    frame: FRAME,
  },
};

/** Twenty of these twenty-three results are within the forecast: 87%. */
export const aiMarketingPicture = {
  lines: [
    '2,12.6',
    '2.9,11.6',
    '3.8,12.2',
    '4.7,11',
    '5.6,11.6',
    '6.5,10.4',
    '7.4,11.1',
    '8.3,9.7',
    '9.2,10.3',
    '10.1,8.7',
    '11.9,8.9',
    '12.8,7.4',
    '13.7,8.5',
    '14.6,6.6',
    '15.5,7.4',
    '17.3,5.5',
    '18.2,6.9',
    '19.1,5.2',
    '20,6.2',
    '11,5.4',
    '16.4,10.6',
    '20.9,1.6',
  ],
  curves: ['M10 116C80 104 160 44 240 16', 'M10 138C80 130 160 88 240 72'],
  signals: '21.8,4.6',
  halo: '21.8,4.6,1.4',
  frame: '9 12 231.5 127',
};
