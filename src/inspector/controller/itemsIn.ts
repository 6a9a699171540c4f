import { APART, type Item, LONGEST_ITEM } from '../record/entry.ts';
import { roleOf, seenTextOf } from './controls.ts';

const ROLES = ['listitem', 'row', 'article', 'option'];
const ITEM = 'li, tr, article, [role=listitem], [role=row], [role=article], [role=option]';

const LIST =
  'ul, ol, menu, table, [role=list], [role=table], [role=grid], [role=feed], [role=listbox]';

/** A page with more items is not read: it would take too long at each act, and much room in a file. */
const MOST_ITEMS = 40;

/** Whether a person sees it, also behind a dialog. What shows its children alone has no box of its own. */
const isSeen = (one: Element) =>
  one.checkVisibility?.({ visibilityProperty: true }) !== false ||
  one.ownerDocument.defaultView?.getComputedStyle(one).display === 'contents';

/**
 * The items of the lists and tables that a document shows, by their whole texts, each with the number of its list.
 * Undefined where there are too many.
 */
export function itemsIn(document: Document): Item[] | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>(ITEM)].filter(
    (one) => !one.matches(`:is(${APART}) *`),
  );
  if (elements.length > MOST_ITEMS) return undefined;
  const lists: (Element | null)[] = [];
  return elements
    .filter((one) => ROLES.includes(roleOf(one)) && isSeen(one))
    .map((one) => ({ one, list: one.parentElement?.closest(LIST) ?? one.parentElement }))
    .filter(({ list }) => !list?.matches('[role=none], [role=presentation]'))
    .map(({ one, list }) => {
      if (!lists.includes(list)) lists.push(list);
      return {
        role: roleOf(one),
        list: lists.indexOf(list),
        text: seenTextOf(one).replace(/\s+/g, ' '),
      };
    })
    .filter(({ text }) => text !== '' && text.length <= LONGEST_ITEM);
}
