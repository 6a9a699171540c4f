import { isInaccessible } from 'dom-accessibility-api';
import { MARKS, type Mark } from '../record/entry.ts';
import { nameOf, roleOf } from './controls.ts';

/** The controls of a document that are in a state of their own, where a test can find them by their names. */
export function marksIn(document: Document): Mark[] {
  const all = (Object.keys(MARKS) as Mark['of'][]).flatMap((of) =>
    [...document.querySelectorAll(MARKS[of])].map((one) => ({ one, of })),
  );
  return all
    .filter(({ one }) => !isInaccessible(one))
    .map(({ one, of }) => ({ role: roleOf(one), name: nameOf(one), of }))
    .filter(({ name }) => name !== '');
}
