import type { Gesture } from '../record/entry.ts';
import { isSameNamed } from './act.ts';
import { alignParts } from './alignParts.ts';
import { controlText, quote } from './gestureText.ts';
import type { GoingOn } from './goingOn.ts';
import { firstTextIn, isPart, type Part, partsIn, SAYING, textOf } from './tree.ts';
import { patternOfAnyNumber } from './varying.ts';

/** So many letters of an alert or a status a report tells. */
const LONGEST_SAID = 300;

/** So many parts that have come, and that have gone, tell the same as more of them. */
const MOST_TOLD = 5;

/** What is seen rather than comes: what the page says, also in a log. */
const isSaying = (part: Part | string) =>
  isPart(part) && (SAYING.test(part.role) || part.role === 'log');

/** Parts of lists, whose order counts. */
const ITEM = /^(?:article|listitem|option|row|treeitem)$/;

const ROLES: Readonly<Record<string, string>> = { listitem: 'item' };

/** What a sentence calls a part by: its name, its heading, or the first text in it. */
function sayOf(one: Part | string): string {
  if (!isPart(one) || one.name !== '') return textOf(one);
  const heading = partsIn(one).find(({ role }) => role === 'heading');
  return heading?.name || firstTextIn(one) || textOf(one);
}

/** The words for a state: for a part that is in it, and for one that has left it. */
const STATES: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  checked: ['on', 'off'],
  disabled: ['disabled', 'enabled'],
  expanded: ['expanded', 'collapsed'],
  pressed: ['pressed', 'pressed no more'],
  selected: ['selected', 'selected no more'],
};

/** What a sentence calls a part or a text. */
function nameOf(one: Part | string): string {
  const text = quote(sayOf(one), LONGEST_SAID);
  if (!isPart(one)) return `text ${text}`;
  const { role, name } = one;
  return name === '' || ROLES[role]
    ? `${ROLES[role] ?? role} ${text}`
    : controlText({ role, name }).replace(/^the /, '');
}

/** Of what has come or gone: the parts that a person would name, and not those that they stand in. */
const tellable = (one: Part | string): (Part | string)[] =>
  !isPart(one) ||
  one.name !== '' ||
  /^(?:alert|article|listitem|paragraph|row|status)$/.test(one.role)
    ? textOf(one) === ''
      ? []
      : [one]
    : one.parts.flatMap(tellable);

/** `places`: where in a list something has come, unless it is the last: ` after “Tea”`. */
type Seen = {
  come: (Part | string)[];
  gone: (Part | string)[];
  told: string[];
  orders: string[];
  places: Map<Part | string, string>;
};

const noneSeen = (): Seen => ({ come: [], gone: [], told: [], orders: [], places: new Map() });

/** Tells the states of a part that are others than before. Who has turned it, knows. */
function statesText(before: Part, now: Part, gesture: Gesture | null): string[] {
  const isOwn = gesture?.turns !== undefined && isSameNamed(gesture.control, now);
  const other = (one: Part, than: Part) =>
    one.states.filter((state) => !than.states.includes(state));
  const tell = (states: readonly string[], place: 0 | 1) =>
    states.flatMap((state) => STATES[state]?.[place] ?? []);
  // One that goes on turns another one off.
  const gone = now.role === 'radio' ? [] : other(before, now);
  const told = [...tell(other(now, before), 0), ...tell(gone, 1)];
  return isOwn || now.name === '' ? [] : told.map((state) => `The ${nameOf(now)} is ${state}.`);
}

/** The order of parts that are the same as before. */
function orderText(before: Part, now: Part): string[] {
  const [old, items] = [before.parts.map(sayOf), now.parts.map(sayOf)];
  const isSorted =
    old.join('\n') !== items.join('\n') &&
    [...old].sort().join('\n') === [...items].sort().join('\n');
  return isSorted ? [`The order is now: ${items.map((text) => quote(text)).join(', ')}.`] : [];
}

/** Where in a list something stands that has come. */
function placeIn({ parts }: Part, one: Part | string): string {
  const place = parts.indexOf(one);
  if (place === parts.length - 1) return '';
  return place === 0 ? ' first' : ` after ${quote(sayOf(parts[place - 1] as Part | string))}`;
}

function see(
  [before, now]: readonly [Part, Part],
  gesture: Gesture | null,
  goingOn: GoingOn,
  seen: Seen,
): Seen {
  const orders = orderText(before, now);
  seen.orders.push(...orders);
  const steps = orders.length > 0 ? [] : alignParts(before.parts, now.parts);
  const hasStayed = steps.some(({ kind }) => kind === 'same' || kind === 'changed');
  for (const step of steps) {
    if (step.kind === 'come') {
      seen.come.push(...tellable(step.now));
      if (hasStayed && isPart(step.now) && ITEM.test(step.now.role))
        seen.places.set(step.now, placeIn(now, step.now));
    }
    if (step.kind === 'gone') seen.gone.push(...tellable(step.before));
    if (step.kind !== 'changed') continue;
    const { before: old, now: one } = step;
    const [text, was] = [textOf(one), textOf(old)];
    const isMoving = goingOn.patterns.has(patternOfAnyNumber(text));
    if (isPart(old) && isPart(one)) {
      seen.told.push(...statesText(old, one, gesture));
      // What is in a part with another name is told by that.
      if (one.name === old.name) see([old, one], gesture, goingOn, seen);
      else if (!isMoving) seen.told.push(`The ${nameOf(old)} is now ${quote(one.name)}.`);
    } else if (!isMoving && isSaying(now)) seen.come.push({ ...now, parts: [one] });
    else if (!isMoving) seen.told.push(`${quote(was)} is now ${quote(text)}.`);
  }
  return seen;
}

function tell(
  parts: readonly (Part | string)[],
  one: string,
  several: string,
  places?: Seen['places'],
): string[] {
  const left = parts.length - MOST_TOLD;
  const verb = (part: Part | string) => (isSaying(part) && one === 'comes' ? 'is seen' : one);
  return [
    ...parts
      .slice(0, MOST_TOLD)
      .map((part) => `The ${nameOf(part)} ${verb(part)}${places?.get(part) ?? ''}.`),
    ...(left > 0 ? [`${left} more ${left === 1 ? one : several}.`] : []),
  ];
}

/** What somebody sees on a page that was not there before, in sentences, most important first. */
export function describeTree(
  before: Part,
  now: Part,
  gesture: Gesture | null,
  goingOn: GoingOn,
): string[] {
  const seen = see([before, now], gesture, goingOn, noneSeen());
  const order = (parts: readonly (Part | string)[]) =>
    [...parts].sort((one, other) => Number(isSaying(other)) - Number(isSaying(one)));
  const told = [...new Set(seen.told)];
  const left = told.length - MOST_TOLD * 2;
  return [
    ...tell(order(seen.gone), 'goes', 'go'),
    ...tell(order(seen.come), 'comes', 'come', seen.places),
    ...told.slice(0, MOST_TOLD * 2),
    ...(left > 0 ? [`${left} more ${left === 1 ? 'part changes' : 'parts change'}.`] : []),
    ...seen.orders,
  ];
}
