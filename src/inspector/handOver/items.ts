import type { Item, Shown } from '../record/entry.ts';
import { isSamePath, without } from './act.ts';
import { quote } from './gestureText.ts';
import { patternOfSaid } from './varying.ts';

/** The lists of a page, each with its items in their order. */
export function listsOf({ items = [] }: Shown): Item[][] {
  const listOf = ({ role, list }: Item) => `${role} ${list}`;
  return [...new Set(items.map(listOf))].map((key) => items.filter((one) => listOf(one) === key));
}

export const textsOf = (list: readonly Item[]) => list.map(({ text }) => text);

const contentOf = (list: readonly Item[], texts = textsOf(list)) =>
  JSON.stringify([list[0]?.role, ...texts]);

/** Whether a page has a list with the same items in the same order. */
export const hasList = (page: Shown, list: readonly Item[]) =>
  listsOf(page).some((one) => contentOf(one) === contentOf(list));

/** A longer list is hard to read. */
export const LONGEST_LIST = 10;

/** So many items that have come, and that have gone, tell the same as more of them. */
export const MOST_TOLD = 3;

const NAMES: Readonly<Record<string, string>> = { listitem: 'item' };

/** The items of one page that another one has not as often. One that tells another time is the same. */
export function missingIn(
  items: readonly Item[],
  of: readonly Item[],
  patternIn = ({ text }: Item) => patternOfSaid(text),
): Item[] {
  const textOf = ({ role, text }: Item) => `${role} ${text}`;
  const [left, others] = [without(of, items, textOf), without(items, of, textOf)];
  return without(left, others, (one) => `${one.role} ${patternIn(one)}`);
}

function tellItems(items: readonly Item[], one: string, several: string): string[] {
  const left = items.length - MOST_TOLD;
  return [
    ...items
      .slice(0, MOST_TOLD)
      .map(({ role, text }) => `The ${NAMES[role] ?? role} ${quote(text)} ${one}.`),
    ...(left > 0 ? [`${left} more ${left === 1 ? one : several}.`] : []),
  ];
}

/** Tells what has come to the lists of a page, what has gone from them, and a new order. */
export function describeItems(before: Shown | undefined, after: Shown | undefined): string[] {
  if (!before?.items || !after?.items || !isSamePath(before, after)) return [];
  const come = missingIn(before.items, after.items);
  const gone = missingIn(after.items, before.items);
  const anyOrderOf = (list: readonly Item[]) => contentOf(list, textsOf(list).sort());
  const isSorted = (list: readonly Item[]) =>
    listsOf(before).some((one) => anyOrderOf(one) === anyOrderOf(list));
  const sorted = listsOf(after).filter(
    (list) => list.length <= LONGEST_LIST && !hasList(before, list) && isSorted(list),
  );
  return [
    ...tellItems(gone, 'goes', 'go'),
    ...tellItems(come, 'comes', 'come'),
    ...sorted.map(
      (list) =>
        `The order is now: ${textsOf(list)
          .map((text) => quote(text))
          .join(', ')}.`,
    ),
  ];
}
