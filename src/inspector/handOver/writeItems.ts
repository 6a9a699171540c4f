import { APART, type Item, LONGEST_ITEM, type Shown } from '../record/entry.ts';
import { type Act, isSamePath, localUntil } from './act.ts';
import type { Done } from './actsOfTest.ts';
import { patternOf } from './cover.ts';
import { hasList, LONGEST_LIST, listsOf, MOST_TOLD, missingIn, textsOf } from './items.ts';
import { toLiteral } from './literal.ts';
import { patternOfAnyNumber, patternOfSaid, writeContain } from './varying.ts';
import { patienceUntilNext } from './writePassed.ts';

/**
 * Reads the items of all lists that a person sees, each with single spaces, or of these items those that are there, in
 * their order.
 */
export const ITEMS = `async function items(role: 'listitem' | 'row' | 'article' | 'option', known?: string[]) {
    const all = page.getByRole(role, { includeHidden: true }).filter({ visible: true });
    const found = all.and(page.locator(':not(:is(${APART}) *)'));
    const texts = (await found.allInnerTexts()).map((text) => text.trim().replace(/\\s+/g, ' '));
    return texts.filter((text) => text && text.length <= ${LONGEST_ITEM} && (!known || known.includes(text)));
  }`;

/** What an act shows is gone again before this time, in ms, where it only moves on. */
const SETTLED_MS = 500;

/** A shorter text is in an item by chance. */
const SHORTEST_TYPED = 3;

/** What a person has typed up to an act: an item that holds it is theirs. */
const typedIn = (done: readonly Done[]): string[] =>
  done
    .flatMap(({ gesture }) => (gesture?.kind === 'type' ? (gesture.value ?? '') : []))
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter(({ length }) => length >= SHORTEST_TYPED);

/** What a page is compared with: after a reload the first page, which had nothing of what was done. */
function pageBefore(done: readonly Done[], place: number): Shown | undefined {
  const act = done[place] as Done;
  return act.gesture?.kind === 'reload' ? done[1]?.page : act.page;
}

/** A page that is compared with one before it. */
type Compared = {
  act: Act;
  before: Shown;
  after: Shown;
  /** What the page shows once it has settled, where the act only moves on. */
  later: Shown;
  /** The pattern of an item, as another visit may have it. */
  patternIn: (item: Item) => string;
};

const isPlain = (item: Item, { patternIn }: Compared) => patternIn(item) === patternOf(item.text);

/** How many items of a page the pattern of one takes for that. */
const countIn = ({ items = [] }: Shown, item: Item, { patternIn }: Compared) => {
  const pattern = new RegExp(`^${patternIn(item)}$`);
  return items.filter((one) => one.role === item.role && pattern.test(one.text)).length;
};

function writeRead({ role }: Item, { act }: Compared, known = '', matching?: RegExp): string {
  const options = patienceUntilNext(act);
  const read = `items(${[toLiteral(role), known].filter(Boolean).join(', ')})`;
  const found = matching
    ? `async () => (await ${read}).filter((one) => ${matching}.test(one))`
    : `() => ${read}`;
  return `await expect.poll(${found}${options && `, ${options}`})`;
}

/** Whether what an act has brought about came with it: a list may grow by itself. */
function isStill(item: Item, compared: Compared): boolean {
  const { laterPages, untoldTurns } = compared.act;
  const pages = [...laterPages, ...untoldTurns].flatMap(({ page }) => page ?? []);
  const count = countIn(compared.after, item, compared);
  return (
    pages.every((page) => countIn(page, item, compared) === count) &&
    (pages.length > 0 || untoldTurns.length === 0)
  );
}

/** Expects an item that has come or gone, or how many there are, where another one with its pattern stands. */
function writeItem(item: Item, compared: Compared, isCounted: boolean): string[] {
  const { before, after, later, patternIn } = compared;
  const [had, has, stay] = [before, after, later].map((page) => countIn(page, item, compared));
  const contain = writeContain(item.text, patternIn(item));
  if (had === 0) return stay ? [`${writeRead(item, compared)}.${contain};`] : [];
  if (has === 0) return stay ? [] : [`${writeRead(item, compared)}.not.${contain};`];
  if (!isCounted || stay !== has || had === has || !isStill(item, compared)) return [];
  const pattern = new RegExp(`^${patternIn(item)}$`);
  return [`${writeRead(item, compared, '', pattern)}.toHaveLength(${has});`];
}

/** Whether no other list of a page has items of that role. */
const isOnly = ([one]: readonly Item[], page: Shown) =>
  listsOf(page).filter(([other]) => other?.role === one?.role).length === 1;

/** Expects a list with its order. Of the only list of its role, it expects all that is in it. */
function writeList(list: readonly Item[], compared: Compared): string {
  const texts = toLiteral(textsOf(list));
  const known = isOnly(list, compared.after) ? '' : texts;
  return `${writeRead(list[0] as Item, compared, known)}.toEqual(${texts});`;
}

/** Whether a list can be expected with its order: nothing in it varies, or stands in another list, too. */
function isWhole(list: readonly Item[], compared: Compared): boolean {
  const texts = textsOf(list);
  const alike = compared.after.items?.filter(
    ({ role, text }) => role === list[0]?.role && texts.includes(text),
  );
  return (
    list.length <= LONGEST_LIST &&
    alike?.length === list.length &&
    list.every((item) => isPlain(item, compared))
  );
}

/**
 * Expects what has come to a list and what has gone from it. Where nothing is sent, a list that has changed is expected
 * with its order. Where something is, another visit has other numbers. On another page, only what a person has typed
 * counts. An item that has a number of its own that goes on may have any number.
 */
export function writeItems(
  done: readonly Done[],
  place: number,
  after: Shown | undefined,
  goingOn: ReadonlySet<string>,
): string[] {
  const act = done[place] as Done;
  const before = pageBefore(done, place);
  if (!act.gesture || !before?.items || !after?.items) return [];
  // No answer has brought a number before the first request.
  const isOwn = place < localUntil(done);
  const patternIn = ({ text }: Item) => {
    const any = patternOfAnyNumber(text);
    return isOwn && !goingOn.has(any) ? patternOfSaid(text) : any;
  };
  const isHere = isSamePath(before, after);
  const isSettled = (act.pause ?? SETTLED_MS) >= SETTLED_MS;
  const later = isSettled ? after : (done[place + 2]?.page ?? after);
  const compared: Compared = { act, before, after, later, patternIn };
  const hasOrder = isOwn && isHere && isSettled;

  const lists = listsOf(after).filter((list) => !hasList(before, list));
  const whole = lists.filter((list) => hasOrder && isWhole(list, compared));
  const typed = isHere ? [''] : typedIn(done.slice(0, place + 1));
  const rest = lists.filter((list) => !whole.includes(list)).flat();
  const come = missingIn(before.items, after.items, patternIn).filter(
    (one) => rest.includes(one) && typed.some((part) => one.text.includes(part)),
  );
  const wholeRoles = whole.filter((list) => isOnly(list, after)).map(([one]) => one?.role);
  const gone = missingIn(after.items, isHere ? before.items : [], patternIn).filter(
    ({ role }) => !wholeRoles.includes(role),
  );
  const write = (one: Item) => writeItem(one, compared, isOwn && isHere);
  return [
    ...whole.map((list) => writeList(list, compared)),
    ...new Set(come.flatMap(write).slice(0, MOST_TOLD)),
    ...new Set(gone.flatMap(write).slice(0, MOST_TOLD)),
  ];
}
