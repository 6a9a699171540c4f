import { type AriaTemplateNode, parseAriaTemplate, renderAriaTemplate } from 'ivya/aria';

/** A part of a page: its role, its name, its states (`disabled`, `level=2`), and what is in it, texts among it. */
export type Part = {
  role: string;
  name: string;
  states: readonly string[];
  parts: readonly (Part | string)[];
};

/** Stands at the end of a page that has frames: a snapshot of ours has none of them, and one of Playwright has. */
const FRAMES = '\ufffc';

/** Roles of what a page says by itself. */
export const SAYING = /^(?:alert|status)$/;

/** Roles of controls, whose names the steps and the test need. */
const CONTROL =
  /^(?:button|checkbox|combobox|link|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/;

export const isPart = (one: Part | string): one is Part => typeof one !== 'string';

const STATES = ['checked', 'disabled', 'expanded', 'level', 'pressed', 'selected'] as const;

function partOf(node: AriaTemplateNode): Part | string {
  if (node.kind === 'text') return node.text.normalized;
  const { role, name = '', children = [] } = node;
  const states = STATES.flatMap((state) => {
    const value = node[state];
    // What may be expanded says that it is not.
    if (value === undefined || (value === false && state !== 'expanded')) return [];
    return value === true ? state : `${state}=${value}`;
  });
  const parts = children.map(partOf);
  return { role, name: typeof name === 'string' ? name : name.pattern, states, parts };
}

/** So many trees are remembered. A page shows the same at many acts. */
const MOST_KNOWN = 200;
const known = new Map<string, Part>();

const EMPTY: Part = { role: 'fragment', name: '', states: [], parts: [] };

function readTree(tree: string): Part {
  const root = partOf(parseAriaTemplate(tree));
  const parts = isPart(root) && root.role === 'fragment' ? root.parts : [root];
  const hasFrames = parts.includes(FRAMES);
  return {
    ...EMPTY,
    states: hasFrames ? ['frames'] : [],
    parts: parts.filter((one) => one !== FRAMES),
  };
}

/** The parts of a page, as its ARIA snapshot tells them: the page is a part without a name. One that nobody can read has none. */
export function parseTree(tree: string): Part {
  const before = known.get(tree);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const page = isTree(tree) ? readTree(tree) : EMPTY;
  known.set(tree, page);
  return page;
}

/** Changes the names (of controls, `isName`) and the texts of an ARIA snapshot. One that nobody can read goes. */
export function mapTree(tree: string, change: (text: string, isName: boolean) => string): string {
  if (!isTree(tree)) return '- main';
  const changed = (node: AriaTemplateNode): AriaTemplateNode => {
    if (node.kind === 'text') {
      const text = change(node.text.normalized, false);
      return { kind: 'text', text: { raw: text, normalized: text } };
    }
    const { name, children } = node;
    return {
      ...node,
      ...(typeof name === 'string' && { name: change(name, CONTROL.test(node.role)) }),
      ...(children && { children: children.map(changed) }),
    };
  };
  return renderAriaTemplate(changed(parseAriaTemplate(tree)));
}

/** A snapshot of so many letters is none of a page that was read. */
const LONGEST_TREE = 500_000;

/** Whether a text of a file is an ARIA snapshot. */
export function isTree(text: unknown): boolean {
  try {
    return typeof text === 'string' && text.length < LONGEST_TREE && readTree(text) !== undefined;
  } catch {
    return false;
  }
}

/** All parts and texts of a page, each with its place: the roles above it, with their numbers. */
export function placesIn(part: Part, at = ''): { place: string; one: Part | string }[] {
  const counts = new Map<string, number>();
  return part.parts.flatMap((one) => {
    const role = isPart(one) ? one.role : 'text';
    const number = counts.get(role) ?? 0;
    counts.set(role, number + 1);
    const place = `${at}/${role}${number}`;
    return [{ place, one }, ...(isPart(one) ? placesIn(one, place) : [])];
  });
}

const partsKnown = new WeakMap<Part, Part[]>();

/** All parts of a page, without its texts. */
export function partsIn(page: Part): Part[] {
  const before = partsKnown.get(page);
  if (before) return before;
  const parts = page.parts.filter(isPart).flatMap((one) => [one, ...partsIn(one)]);
  partsKnown.set(page, parts);
  return parts;
}

/** The names of the controls of a page. */
export const namesIn = (tree: string): string[] =>
  partsIn(parseTree(tree)).flatMap(({ role, name }) => (CONTROL.test(role) ? name : []));

/** The first text in a part. */
export const firstTextIn = ({ parts }: Part): string =>
  parts.map((one) => (isPart(one) ? firstTextIn(one) : one)).find((text) => text !== '') ?? '';

/** All that a part says: its name, or the texts in it. */
export const textOf = (one: Part | string): string =>
  isPart(one) ? one.name || one.parts.map(textOf).filter(Boolean).join(' ') : one;

const keys = new WeakMap<Part, string>();

/** What a part or a text is, with all that is in it: two with the same key are the same. */
export function keyOf(one: Part | string): string {
  if (!isPart(one)) return one;
  const key = keys.get(one) ?? JSON.stringify(one);
  keys.set(one, key);
  return key;
}
