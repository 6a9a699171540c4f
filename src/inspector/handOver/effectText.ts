import { textOf } from '@interpunct/model-kit/data';
import { timerName } from '@interpunct/model-kit/describeChart';
import { type Change, dataBetween, statesIn, type ValueDifference } from '../record/differences.ts';
import type { Shown } from '../record/entry.ts';
import { type Act, isLoadOfPage, isSamePath, looksIn, movedFocus } from './act.ts';
import { durationOf } from './duration.ts';
import { type Effect, isAtOnce } from './effect.ts';
import type { fieldsAfter } from './fields.ts';
import { controlText, inQuotes } from './gestureText.ts';
import type { GoingOn } from './goingOn.ts';
import {
  describeComing,
  describeStopped,
  inWords,
  labelOf,
  type Naming,
  reasonIn,
} from './labels.ts';
import type { SessionFile } from './sessionFile.ts';
import { parseTree } from './tree.ts';
import { describeTree } from './treeText.ts';
import { isPress } from './writeExpected.ts';

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
function describeData(differences: readonly ValueDifference[]): string {
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
function describeEffect(
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

/** What has the focus as a sentence names it. A field of a password has no role. */
const nameOf = ({ role, name }: NonNullable<Shown['focus']>) =>
  controlText({ role: role || 'textbox', name });

/** What has come, what has gone and what has changed, also another page, which no chart may know. A redacted session tells no addresses. */
function describeCome(
  { gesture }: Act,
  before: Shown | undefined,
  after: Shown | undefined,
  goingOn: GoingOn,
): string[] {
  if (!before || !after) return [];
  const isOther = after.address !== before.address || after.title !== before.title;
  const [old, now] = [before.tree, after.tree];
  const isKnown = old !== undefined && now !== undefined && isSamePath(before, after);
  return [
    ...(before.address && after.address && isOther
      ? [`The page is ${after.address}, ${inQuotes(after.title)}.`]
      : []),
    ...(isKnown ? describeTree(parseTree(old), parseTree(now), gesture, goingOn) : []),
  ];
}

/**
 * That a press has changed no state: that of the view in which it was. Of what it has changed all the same, it tells the
 * data of that view, or of every actor that is not `quiet` where no view has the control.
 */
function describeStill(
  app: Naming,
  root: string,
  { gesture, effects, kept, isCut, isTakenBack, untoldTurns }: Act,
  before: Act | undefined,
  quiet: readonly string[],
): string[] {
  if (!gesture || !isPress(gesture) || effects.length > 0 || isCut || isTakenBack) return [];
  // Of an act that was cut, nobody knows how far it went, and what goes on by itself did not follow from the press.
  const isKnown = before && !before.isCut;
  const turned = untoldTurns.flatMap(({ actors }) => actors);
  const changed = isKnown
    ? dataBetween(before.kept, kept, root).filter(({ actor }) => !turned.includes(actor))
    : [];
  const { machine } = gesture;
  if (machine === undefined)
    return changed
      .filter(({ actor }) => !quiet.includes(actor))
      .map(({ actor, differences }) => `${labelOf(app, actor)}: ${describeData(differences)}.`);
  const states = statesIn(kept, root).get(machine);
  const { differences } = changed.find(({ actor }) => actor === machine) ?? {};
  // What has no states has data alone.
  const still = states ? ` stays in ${states}` : '';
  const more = differences ? `: ${describeData(differences)}` : '';
  return still || more ? [`${labelOf(app, machine)}${still}${more}.`] : [];
}

/** What is known of a report: the quiet actors, what goes on by itself, and what is told of fields after each act. */
type Known = {
  quiet: readonly string[];
  goingOn: GoingOn;
  fields: ReturnType<typeof fieldsAfter>;
};

/** What comes more often after one act, as where a page asks how far something is, is one line. */
const MOST_ALIKE = 3;

/** The lines below an act at a place: what was seen after it, and what the page showed then. */
export function describeAfter(
  app: Naming,
  { root, page }: SessionFile,
  acts: readonly Act[],
  place: number,
  { quiet, goingOn, fields }: Known,
): string[] {
  const [act, next] = acts.slice(place) as [Act, Act?];
  const after = next ? next.page : page;
  const pages = [...looksIn(act), { at: Number.POSITIVE_INFINITY, page: after }];
  const turns = act.untoldTurns.map(({ look }) => look?.at);
  const come = pages.flatMap(({ at, page: one }, turn) => {
    const before = pages[turn - 1];
    // What no line tells the time of has come soon after the page was looked at.
    const lead =
      before && turns.includes(before.at) ? `After ${durationOf(before.at - act.at)}: ` : '';
    return describeCome(act, before?.page ?? act.page, one, goingOn).map((text) => ({
      at,
      text: lead + text,
    }));
  });
  // What has no reason of its own came with its act.
  const isWithAct = (one: Effect) => one === act.effects[0] && isAtOnce(one) && one.stop === null;
  const alike = ({ stop }: Effect) => act.effects.filter((one) => stop && one.stop === stop);
  const effects = act.effects.flatMap((one) => {
    const all = alike(one);
    const [first] = all;
    const text = describeEffect(app, one, isWithAct(one) ? 0 : one.at - act.at);
    if (!first || all.length <= MOST_ALIKE) return [{ ...one, text }];
    const until = durationOf((all.at(-1) as Effect).at - act.at);
    const folded = text.replace(/\.$/, `, ${all.length} times until ${until}.`);
    return one === first ? [{ ...one, text: folded }] : [];
  });
  return [
    // The page is looked at before what is seen at the same time.
    ...[...come, ...effects].sort((one, other) => one.at - other.at).map(({ text }) => text),
    ...(come.length > 0 || isLoadOfPage(next)
      ? []
      : describeStill(app, root, act, acts[place - 1], quiet)),
    ...(isLoadOfPage(next) ? [] : movedFocus(act)).map(
      (focus) => `The focus is on ${nameOf(focus)}.`,
    ),
    ...[...(fields[place]?.changed ?? []), ...(fields[place]?.fresh ?? [])].map(
      ({ name, value }) =>
        value === ''
          ? `${inQuotes(name)} is empty.`
          : `${inQuotes(value.replaceAll('\n', ', '))} is in ${inQuotes(name)}.`,
    ),
    ...act.notes.map((note) => `Note: ${note}`),
  ];
}
