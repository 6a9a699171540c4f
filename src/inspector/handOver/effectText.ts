import { textOf } from '@interpunct/model-kit/data';
import { timerName } from '@interpunct/model-kit/describeChart';
import type { Change, ValueDifference } from '../record/differences.ts';
import type { Act } from './act.ts';
import { durationOf } from './duration.ts';
import type { Effect } from './effect.ts';
import {
  describeComing,
  describeStopped,
  inWords,
  labelOf,
  type Naming,
  reasonIn,
} from './labels.ts';

/** What is left and what has come: leaves that stay are not worth a word. */
function describeChange({ before, after }: Change): string {
  if (after === undefined) return 'ends';
  if (before === undefined) return after === '' ? 'appears' : `appears as ${after}`;
  const [left, come] = [before.split(' '), after.split(' ')];
  const only = (leaves: string[], others: string[]) =>
    leaves.filter((leaf) => !others.includes(leaf)).join(' ');
  return [only(left, come), only(come, left)].filter(Boolean).join(' → ');
}

/** So many data, and so many letters of one, a sentence takes. */
const MOST_DATA = 4;
const LONGEST_DATUM = 60;

/** `saved.analytics true → false, age 5 → 0`. */
export function describeData(differences: readonly ValueDifference[]): string {
  const short = (value: unknown) => {
    const text = value === undefined ? 'nothing' : textOf(value);
    return text.length > LONGEST_DATUM ? `${text.slice(0, LONGEST_DATUM - 1)}…` : text;
  };
  const told = differences
    .slice(0, MOST_DATA)
    .map(({ path, before, after }) => `${path} ${short(before)} → ${short(after)}`.trim());
  const left = differences.length - told.length;
  return [...told, ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
}

/** `In another window: The choice changes`. Null for what a person or a tester did. */
export const describeNews = (app: Naming, { news }: Pick<Act, 'news'>) =>
  news
    ? `${news.from === 'another window' ? 'In' : 'From'} ${news.from}: ${describeComing(app, news.event)}`
    : null;

/** `The timer \`pretendFor\` ends`. A delay without a name is a number of ms. */
const describeTimer = (name: string) =>
  `The timer ${/^\d+$/.test(name) ? `of ${name} ms` : `\`${name}\``} ends`;

/** Something that was seen, as a sentence. `wait`: so long after its act, in ms. */
export function describeEffect(
  app: Naming,
  { event, timer, result, stop, changes, data = [], stopped }: Effect,
  wait = 0,
): string {
  const lead =
    stop ??
    (event && describeComing(app, event)) ??
    (timer && describeTimer(timerName(timer))) ??
    (result &&
      `${labelOf(app, result.invoke)} ${
        result.type === 'output' ? 'succeeds' : `fails${reasonIn(result.value)}`
      }`);
  const told = [
    ...changes.map((change) => {
      const { actor, source } = change;
      const label = source ? `${inWords(source)} ${actor}` : labelOf(app, actor);
      return `${label}: ${describeChange(change)}`;
    }),
    ...data.map(({ actor, differences }) => `${labelOf(app, actor)}: ${describeData(differences)}`),
    ...(stopped.length > 0 ? [describeStopped(stopped, (actor) => labelOf(app, actor))] : []),
  ];
  const text = [lead?.replace(/\.$/, ''), told.join('; ')].filter(Boolean).join('. ');
  return `${wait >= 100 ? `After ${durationOf(wait)}: ` : ''}${text.replace(/\.?$/, '.')}`;
}
