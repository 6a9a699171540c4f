import { type AriaTemplateNode, parseAriaTemplate, renderAriaTemplate } from 'ivya/aria';

/** A part of a page: its role, its name, its states (`disabled`, `level=2`), and what is in it, texts among it. */
export type Part = {
  role: string;
  name: string;
  states: readonly string[];
  parts: readonly (Part | string)[];
};

export const isPart = (one: Part | string): one is Part => typeof one !== 'string';

const STATES = ['checked', 'disabled', 'expanded', 'level', 'pressed', 'selected'] as const;

function partOf(node: AriaTemplateNode): Part | string {
  if (node.kind === 'text') return node.text.normalized;
  const { role, name = '', children = [] } = node;
  const states = STATES.flatMap((state) => {
    const value = node[state];
    if (value === undefined || value === false) return [];
    return value === true ? state : `${state}=${value}`;
  });
  const parts = children.map(partOf);
  return { role, name: typeof name === 'string' ? name : name.pattern, states, parts };
}

/** So many trees are remembered. A page shows the same at many acts. */
const MOST_KNOWN = 200;
const known = new Map<string, Part>();

/** The parts of a page, as its ARIA snapshot tells them. The whole page is a part without a name. */
export function parseTree(tree: string): Part {
  const before = known.get(tree);
  if (before) return before;
  const root = partOf(parseAriaTemplate(tree));
  const isFragment = isPart(root) && root.role === 'fragment';
  const page = isFragment ? root : { role: 'fragment', name: '', states: [], parts: [root] };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(tree, page);
  return page;
}

/** Changes the names and the texts of an ARIA snapshot. */
export function mapTree(tree: string, change: (text: string, isName: boolean) => string): string {
  const changed = (node: AriaTemplateNode): AriaTemplateNode => {
    if (node.kind === 'text') {
      const text = change(node.text.normalized, false);
      return { kind: 'text', text: { raw: text, normalized: text } };
    }
    const { name, children } = node;
    return {
      ...node,
      ...(typeof name === 'string' && { name: change(name, true) }),
      ...(children && { children: children.map(changed) }),
    };
  };
  return renderAriaTemplate(changed(parseAriaTemplate(tree)));
}

/** Whether a text of a file is an ARIA snapshot. */
export function isTree(text: unknown): boolean {
  try {
    return typeof text === 'string' && parseTree(text).role === 'fragment';
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
