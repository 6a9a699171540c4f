import { type AriaNode, generateAriaTree, renderAriaTree } from 'ivya/aria';

/** What a person fills in: the record has its text elsewhere, with a mask in place of a secret. */
const FIELDS = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];

/** Roles whose name is what is in them. */
const NAMED_BY_CONTENT =
  /^(?:button|cell|checkbox|columnheader|gridcell|heading|link|menuitem\w*|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;

/** A page with more elements is not read: it would take too long at each act, and much room in a file. */
const MOST_ELEMENTS = 2_000;

const isPart = (one: AriaNode | string): one is AriaNode => typeof one !== 'string';

/** Whether nothing in a part says more than its name does. */
const saysNoMore = ({ children }: AriaNode): boolean =>
  children.every(
    (one) =>
      !isPart(one) ||
      (/^(?:cell|emphasis|generic|gridcell|heading|img|mark|paragraph|strong|time)$/.test(
        one.role,
      ) &&
        saysNoMore(one)),
  );

/** Leaves out what a test need not see: what fields hold, where links lead, and what a name says already. */
function shorten(node: AriaNode): void {
  node.props = {};
  if (FIELDS.includes(node.role)) node.children = [];
  if (node.name !== '' && NAMED_BY_CONTENT.test(node.role) && saysNoMore(node)) node.children = [];
  node.children.filter(isPart).forEach(shorten);
}

/**
 * What a document shows, as Playwright tells it: an ARIA snapshot, without what is in its fields. Undefined where there
 * is too much of it.
 */
export function treeIn({ body }: Document): string | undefined {
  if (!body || body.getElementsByTagName('*').length > MOST_ELEMENTS) return undefined;
  const root = generateAriaTree(body);
  shorten(root);
  return renderAriaTree(root);
}
