import {
  type AriaNode,
  type AriaTemplateNode,
  generateAriaTree,
  parseAriaTemplate,
  renderAriaTemplate,
} from 'ivya/aria';

/** What a person fills in: the record has its text elsewhere, with a mask in place of a secret. */
const FIELDS = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];

/** Roles whose name is what is in them. */
const NAMED_BY_CONTENT =
  /^(?:button|cell|checkbox|columnheader|gridcell|heading|link|menuitem\w*|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;

/** A page with more elements is not read: it would take too long at each act, and much room in a file. */
const MOST_ELEMENTS = 2_000;

/** A shorter beginning of a secret stands in many a name by chance. */
const SHORTEST_SECRET = 4;

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

/** What is in a field: its text, or the options that are chosen. */
const filledIn = ({ children }: AriaNode): string[] =>
  children
    .flatMap((one) => (isPart(one) ? (one.selected ? one.name : filledIn(one)) : one))
    .filter(Boolean);

/**
 * Leaves out what a test need not see: what fields hold, also in the name of what they are in, where links lead, and what
 * a name says already. Returns what is in the fields of a part.
 */
function shorten(node: AriaNode, secrets: readonly string[]): string[] {
  const isField = FIELDS.includes(node.role);
  const filled = isField
    ? filledIn(node)
    : node.children.filter(isPart).flatMap((one) => shorten(one, secrets));
  node.props = {};
  if (isField || (NAMED_BY_CONTENT.test(node.role) && node.name && saysNoMore(node)))
    node.children = [];
  // The name of a field, and one that a label gives, tells none of its text, but for a secret.
  const isTold = !isField && NAMED_BY_CONTENT.test(node.role) ? filled : [];
  if ([...isTold, ...secrets].some((text) => node.name.includes(text))) node.name = '';
  return filled;
}

/** A part as a snapshot has it. Where a part may be expanded, the snapshot says that it is not. */
function templateOf(one: AriaNode | string): AriaTemplateNode {
  if (!isPart(one)) return { kind: 'text', text: { raw: one, normalized: one } };
  const { role, name, children, checked, disabled, expanded, level, pressed, selected } = one;
  return {
    kind: 'role',
    role: role as Exclude<typeof role, 'iframe'>,
    ...(name && { name }),
    ...(children.length > 0 && { children: children.map(templateOf) }),
    ...(checked && { checked }),
    ...(disabled && { disabled }),
    ...(expanded !== undefined && { expanded }),
    ...(level && { level }),
    ...(pressed && { pressed }),
    ...(selected && { selected }),
  };
}

/**
 * What a document shows, as Playwright tells it: an ARIA snapshot, without what is in its fields. Undefined where there
 * is too much of it, and where nobody could read it again.
 */
export function treeIn({ body }: Document): string | undefined {
  if (!body || body.getElementsByTagName('*').length > MOST_ELEMENTS) return undefined;
  const root = generateAriaTree(body);
  const secrets = [...body.querySelectorAll<HTMLInputElement>('[type=password]')]
    .map(({ value }) => value)
    .filter(({ length }) => length >= SHORTEST_SECRET);
  shorten(root, secrets);
  // The reader leaves frames out, and Playwright has them.
  if (body.querySelector('iframe, frame')) root.children.push('\ufffc');
  // What stands for nothing in YAML is a text here.
  const tree = renderAriaTemplate(templateOf(root)).replace(/: (~|null)$/gim, ': "$1"');
  try {
    parseAriaTemplate(tree);
    return tree;
  } catch {
    return undefined;
  }
}
