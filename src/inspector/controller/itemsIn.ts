import { isInaccessible } from 'dom-accessibility-api';
import { APART, type Item } from '../record/entry.ts';
import { roleOf } from './controls.ts';

const ROLES = ['listitem', 'row', 'article', 'option'];
const ITEM = 'li, tr, article, [role=listitem], [role=row], [role=article], [role=option]';

const LIST =
  'ul, ol, menu, table, [role=list], [role=table], [role=grid], [role=feed], [role=listbox]';

/** A page with more items is not read: it would take too long at each act. */
const MOST_ITEMS = 60;

/** A longer item is a part of a page rather than an item of a list. */
const LONGEST_ITEM = 200;

/** The items of the lists and tables that a document shows, by their whole texts, each with the number of its list. */
export function itemsIn(document: Document): Item[] {
  const elements = [...document.querySelectorAll<HTMLElement>(ITEM)].filter(
    (one) => !one.matches(`:is(${APART}) *`),
  );
  if (elements.length > MOST_ITEMS) return [];
  const lists: (Element | null)[] = [];
  return elements
    .filter((one) => ROLES.includes(roleOf(one)) && !isInaccessible(one))
    .map((one) => {
      const list = one.parentElement?.closest(LIST) ?? one.parentElement;
      if (!lists.includes(list)) lists.push(list);
      return {
        role: roleOf(one),
        list: lists.indexOf(list),
        // biome-ignore lint/performance/useDomNodeTextContent: lines are those that a person sees, where there is a layout
        text: (one.innerText ?? one.textContent).trim().replace(/\s+/g, ' '),
      };
    })
    .filter(({ text }) => text.length <= LONGEST_ITEM);
}
