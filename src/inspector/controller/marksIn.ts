import { isInaccessible } from 'dom-accessibility-api';
import { MARKS, type Mark } from '../record/entry.ts';
import { nameOf, roleOf } from './controls.ts';

/** A page with more is not read: their names would take too long at each press, and much room in a file. */
const MOST_MARKS = 40;

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
    .filter(({ one }) => !isInaccessible(one))
    .map(({ one, of }) => ({ role: roleOf(one), name: nameOf(one), of }))
    .filter(({ name }) => name !== '');
}
