import { isInaccessible } from 'dom-accessibility-api';
import { MARKS, type Mark } from '../record/entry.ts';
import { isFound, nameOf, roleOf } from './controls.ts';
import { isOfLeaving } from './followFocus.ts';

/** A page with more is not read: their names would take too long at each press, and much room in a file. */
const MOST_MARKS = 40;

/** Playwright takes the head of a column for another cell where it stands alone in its table, or beside data. */
const isOtherCell = (one: Element): boolean =>
  one instanceof HTMLTableCellElement &&
  one.matches('th:not([scope^=col], [role])') &&
  (one.parentElement?.querySelector('td') != null ||
    one.closest('table')?.querySelectorAll('th, td').length === 1);

/** A test finds a summary by its text alone. The name of an item of a tree has those below it in it, or has not. */
const isUnlike = (one: Element): boolean => one.matches('summary, [role=treeitem]');

/**
 * The controls of a document that are in a state of their own, where a test can find them by their names. Undefined
 * where there are too many.
 */
export function marksIn(document: Document): Mark[] | undefined {
  const all = (Object.keys(MARKS) as Mark['of'][]).flatMap((of) =>
    [...document.querySelectorAll(MARKS[of])].map((one) => ({ one, of })),
  );
  if (all.length > MOST_MARKS) return undefined;
  return all
    .filter(({ one }) => !isInaccessible(one) && !isUnlike(one) && !isOtherCell(one))
    .filter(({ one, of }) => of !== 'invalid' || !isOfLeaving(one))
    .map(({ one, of }) => ({ one, role: roleOf(one), name: nameOf(one), of }))
    .filter(({ one, role, name }) => name !== '' && isFound(one, role, name))
    .map(({ role, name, of }) => ({ role, name, of }));
}
