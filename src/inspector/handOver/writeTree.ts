import { alignParts, type Step } from './alignParts.ts';
import { patternOf } from './cover.ts';
import type { GoingOn } from './goingOn.ts';
import { toLiteral } from './literal.ts';
import {
  countIn,
  ITEM,
  inYaml,
  type Line,
  shortItem,
  statedIn,
  until,
  withoutFrame,
  writeLines,
} from './snapshotLines.ts';
import {
  firstTextIn,
  isPart,
  keyOf,
  type Part,
  partsIn,
  placesIn,
  SAYING,
  textOf,
} from './tree.ts';
import {
  patternBeside,
  patternOfAnyNumber,
  patternOfSaid,
  patternWithLengths,
  spaced,
} from './varying.ts';
import { byRole } from './writeGesture.ts';

/** Roles of which each part counts, and their order. */
const LIST = /^(?:list|listbox|menu|radiogroup|rowgroup|table|grid|tablist|tree|feed|row)$/;

/** A longer list is expected as far as it has changed. */
const LONGEST_LIST = 20;

/** A longer snapshot is hard to read: it tells less of what is in its parts. */
const MOST_LINES = 40;

/** What is gone is expected gone: a few of it tell the same as more. */
const MOST_GONE = 3;

/** What of another page is expected: its headings, and what it says. */
const TELLING = /^(?:alert|alertdialog|dialog|heading|status)$/;

/** Roles whose parts are told by the name of all. Of them, only states say more. */
const TOLD_BY_NAME = /^(?:row|option|treeitem|menuitem)$/;

/** Other parts than lists are expected whole as long as they have few parts. */
const MOST_BESIDE = 6;

/** The states that a part is in no more. Of a level, and of what cannot be expanded any more, Playwright finds no such state. */
const statesGone = (before: Part, now: Part): string[] => {
  const nameOf = (state: string) => state.split('=')[0] as string;
  const left = ['level', 'expanded', ...now.states.map(nameOf)];
  return before.states.map(nameOf).filter((state) => !left.includes(state));
};

const NONE: ReadonlySet<string> = new Set();

/** What tells a part from others of its kind. */
const shortOf = (one: Part | string) =>
  isPart(one) ? `${one.role} ${textOf(one)} ${one.states}` : one;

/** Writes what a page is expected to show, and notes what is gone from it, and of that what no list tells. */
class Writer {
  readonly removed: Part[] = [];
  readonly gone: Part[] = [];
  readonly #goingOn: GoingOn;
  readonly #later: ReadonlySet<string> | undefined;
  readonly #places: ReadonlyMap<Part, string>;
  readonly #hasFrames: boolean;

  constructor(page: Part, goingOn: GoingOn, later?: Part) {
    this.#goingOn = goingOn;
    this.#hasFrames = page.states.includes('frames');
    this.#later = later && new Set(placesIn(later).map(({ one }) => shortOf(one)));
    const places = placesIn(page).flatMap(({ one, place }) =>
      isPart(one) ? [[one, place] as const] : [],
    );
    this.#places = new Map(places);
  }

  /** A text as it is, or as a pattern where another visit has another one. */
  #match(text: string, asIs: (text: string) => string): string {
    const { patterns, isTicking, moved = NONE, ids = NONE, steady, still } = this.#goingOn;
    if (still?.has(text)) return asIs(text);
    const any = patternOfAnyNumber(text);
    const isSteady = !isTicking || steady?.has(text);
    const ofRest = isSteady ? patternWithLengths : patternOfSaid;
    const besideIds = (part: string) => patternBeside(part, ids, patternOf, ofRest);
    const pattern = patterns.has(any)
      ? any
      : // A sentence repeats what a number has told.
        patternBeside(text, moved, patternOfAnyNumber, besideIds);
    if (pattern === patternOf(spaced(text))) return asIs(text);
    // The snapshot has single spaces, and its pattern ends with a slash.
    const free = `/^${pattern.replaceAll('\\s+', ' ').replace(/(\\.)|\//g, (_, sign) => sign ?? '\\/')}$/`;
    return asIs === inYaml ? inYaml(free) : free;
  }

  /** Whether the page shows it later, too. */
  #stays(one: Part | string): boolean {
    if (!this.#later || this.#later.has(shortOf(one))) return true;
    // What has no name of its own stays by what is in it.
    return (
      isPart(one) &&
      one.name === '' &&
      one.parts.some(isPart) &&
      one.parts.every((part) => this.#stays(part))
    );
  }

  #isMoving(part: Part, below = ''): boolean {
    return this.#goingOn.places.has((this.#places.get(part) ?? '') + below);
  }

  #key(part: Part, gone: readonly string[]): string {
    const isFree = part.name === '' || this.#isMoving(part);
    const name = isFree ? '' : ` ${this.#match(part.name, JSON.stringify)}`;
    const states = [...part.states, ...gone.map((state) => `${state}=false`)];
    return `${part.role}${name}${states.map((state) => ` [${state}]`).join('')}`;
  }

  line(part: Part, lines: Line[], gone: readonly string[] = []): Line {
    const key = this.#key(part, gone);
    const [only, ...more] = part.parts;
    const isLeaf = typeof only === 'string' && more.length === 0;
    if (isLeaf && lines.length > 0)
      return this.#isMoving(part, '/text0')
        ? { text: key, lines: [] }
        : { text: key, value: this.#match(only, inYaml), lines: [] };
    const isNamed = part.name !== '' && TOLD_BY_NAME.test(part.role);
    return { text: key, lines: isNamed ? statedIn(lines) : lines };
  }

  /** All parts of a part, or the first of very many, but for texts that tell ever other things. */
  #parts(part: Part): Line[] {
    let texts = 0;
    return part.parts.slice(0, LONGEST_LIST).flatMap((one) => {
      const isMoving = !isPart(one) && this.#isMoving(part, `/text${texts}`);
      if (!isPart(one)) texts += 1;
      return isMoving ? [] : [this.whole(one)];
    });
  }

  whole = (one: Part | string): Line =>
    isPart(one)
      ? this.line(one, this.#parts(one))
      : { text: 'text', value: this.#match(one, inYaml), lines: [] };

  /** What stays where it was is told by its name. An item without one is told by all that is in it. */
  #brief(one: Part | string): Line {
    const isItem = !isPart(one) || (one.name === '' && ITEM.test(one.role));
    return isItem ? shortItem(this.whole(one)) : this.line(one, []);
  }

  #changed(before: Part, now: Part): Line[] {
    const gone = statesGone(before, now);
    const lines = this.within(before, now);
    const isOther =
      gone.length > 0 ||
      now.states.join() !== before.states.join() ||
      (now.name !== before.name && !this.#isMoving(now));
    if (isOther && !this.#stays(now)) return [];
    return lines.length > 0 || isOther ? [this.line(now, lines, gone)] : [];
  }

  within(before: Part, now: Part): Line[] {
    const steps = alignParts(before.parts, now.parts);
    const isList = LIST.test(now.role);
    const isOther = ({ kind }: Step) => kind === 'gone' || (kind === 'come' && isList);
    const most = isList ? LONGEST_LIST : MOST_BESIDE;
    // Beside what a page has in its body, others put theirs, and a frame may stand beside anything.
    const isWhole =
      now.role !== 'fragment' &&
      (isList || !this.#hasFrames) &&
      steps.some(isOther) &&
      now.parts.length <= most &&
      now.parts.every((one) => this.#stays(one));
    let texts = 0;
    const lines = steps.flatMap((step): Line[] => {
      if (step.kind === 'gone') {
        if (this.#later) return [];
        if (isPart(step.before)) this.removed.push(step.before);
        if (isPart(step.before) && !isWhole) this.gone.push(step.before);
        return [];
      }
      if (!isPart(step.now)) {
        const isMoving = this.#isMoving(now, `/text${texts}`);
        texts += 1;
        if (isMoving && !isWhole) return [];
        if (isMoving) return [{ text: 'text', value: '/./', lines: [] }];
      }
      if (step.kind === 'same') return isWhole ? [this.#brief(step.now)] : [];
      const isChange = step.kind === 'changed' && isPart(step.now) && isPart(step.before);
      const isMoved =
        step.kind === 'come' && before.parts.some((one) => keyOf(one) === keyOf(step.now));
      if (isMoved && isWhole) return [this.#brief(step.now)];
      if (!isChange) return this.#stays(step.now) ? [this.whole(step.now)] : [];
      const changed = this.#changed(step.before as Part, step.now as Part);
      return changed.length === 0 && isWhole ? [this.#brief(step.now)] : changed;
    });
    if (isWhole) return [{ text: '/children', value: 'equal', lines: [] }, ...lines];
    // An item without a name, or a row with a field in it, is known by its first part.
    const [first] = steps;
    return ITEM.test(now.role) && now.name === '' && lines.length > 0 && first?.kind === 'same'
      ? [this.#brief(first.now), ...lines]
      : lines;
  }
}

/** The parts of a page that tell what it is about, in those that they stand in. */
const tellingIn = (part: Part): Part => ({
  ...part,
  parts: part.parts
    .filter(isPart)
    .map((one) => (TELLING.test(one.role) ? one : tellingIn(one)))
    .filter((one) => TELLING.test(one.role) || one.parts.length > 0),
});

/**
 * What a page is expected to show after another one. `lines`: the ARIA snapshot of what has come and what has changed,
 * and of whole lists from which something is gone. Of another page (`isOther`), it is what that is about. `removed`: what
 * is gone, and of that `gone` where no line tells it. Where the page goes on (`later`), only what it shows then, too, is
 * expected.
 */
export function expectedOf(
  before: Part | undefined,
  now: Part,
  goingOn: GoingOn,
  isOther: boolean,
  later?: Part,
): { lines: string[]; gone: Part[]; removed: readonly Part[] } {
  const writer = new Writer(now, goingOn, later);
  const isNew = isOther || !before;
  const lines = isNew ? tellingIn(now).parts.map(writer.whole) : writer.within(before, now);
  const all = withoutFrame(lines);
  let short = countIn(all) > MOST_LINES ? all.map(shortItem) : all;
  for (let depth = 8; countIn(short) > MOST_LINES && depth > 0; depth -= 1)
    short = until(short, depth);
  const gone = writer.gone.slice(0, LONGEST_LIST).flatMap((one) => goneFrom(one, now));
  return {
    lines: writeLines(short.slice(0, MOST_LINES), 0),
    gone: gone.slice(0, MOST_GONE),
    removed: writer.removed.slice(0, LONGEST_LIST),
  };
}

/** A switch, a radio or a toggle button, whether it is on or not. */
export function writeControl(control: Part, goingOn: GoingOn): string[] {
  const state = control.role === 'button' ? 'pressed' : 'checked';
  const isOn = control.states.includes(state);
  const part = { ...control, states: isOn ? [state] : [], parts: [] };
  return writeLines([new Writer(part, goingOn).line(part, [], isOn ? [] : [state])], 0);
}

/** Expects a page to show an ARIA snapshot. */
export const writeSnapshot = (lines: readonly string[], options = ''): string => {
  const text = lines.map((line) => `    ${line.replace(/[\\`]|\$(?=\{)/g, '\\$&')}`).join('\n');
  return `await expect(page.locator('body')).toMatchAriaSnapshot(\`\n${text}\n  \`${options && `, ${options}`});`;
};

/**
 * What has a name, or says something, of a part that is gone, and is nowhere on the page. A test finds a text also in a
 * longer one, in letters of either case.
 */
function goneFrom(old: Part, now: Part): Part[] {
  const text = firstTextIn(old).toLowerCase();
  const isFound = old.name !== '' || (SAYING.test(old.role) && text !== '');
  const stands = partsIn(now).some(
    (one) =>
      one.role === old.role &&
      (old.name === '' ? textOf(one).toLowerCase().includes(text) : one.name === old.name),
  );
  if (isFound) return stands ? [] : [old];
  return old.parts.filter(isPart).flatMap((one) => goneFrom(one, now));
}

/** Expects a part gone from a page. Where none of its role is left, whatever it says. */
export function writeGone(part: Part, now: Part, options: string): string {
  const isLast = partsIn(now).every(({ role }) => role !== part.role);
  const text = isLast ? '' : `.filter({ hasText: ${toLiteral(firstTextIn(part))} })`;
  const by = part.name ? `page.${byRole(part)}` : `page.getByRole(${toLiteral(part.role)})${text}`;
  return `await expect(${by}).toHaveCount(0${options && `, ${options}`});`;
}
