import { type Filled, HIDDEN_TEXT, type Shown } from '../record/entry.ts';
import { type Act, localUntil } from './act.ts';
import { isAtOnce, NOTICEABLE_MS } from './effect.ts';
import { valueIn } from './gestureText.ts';
import { fieldShape, type GoingOn } from './goingOn.ts';
import { isSteady } from './varying.ts';

type Named = Pick<Filled, 'role' | 'name'>;

const keyOf = ({ role, name }: Named) => `${role}|${name}`;

/** What was in a field until some act, as far as the page showed it, in its order, and what a person has put in last. */
type Past = { all: Set<string>; last?: string; filled?: string };

/** The control that a person fills in by an act. */
const filledBy = (act: Act | undefined) =>
  /^(?:type|choose)$/.test(act?.gesture?.kind ?? '') ? act?.gesture?.control : undefined;

/** Whether nothing that was under way before the act at a place has changed the page after it. */
const isByItself = (acts: readonly Act[], place: number) =>
  acts[place]?.effects.every(isAtOnce) &&
  acts.slice(0, place).every(({ asked }) => asked.every(({ answered }) => answered !== undefined));

/**
 * Whether a person fills a field in by the act at a place, or a browser does with others at once. The page shows all of
 * these as the first of them is told. What the page has emptied as somebody types in it is not filled in.
 */
function isFilledIn(field: Filled, acts: readonly Act[], place: number): boolean {
  const own = filledBy(acts[place]);
  if (own && keyOf(own) === keyOf(field)) return field.value !== '' || !isByItself(acts, place);
  for (let at = own ? place + 1 : place + 2; ; at += 1) {
    const [before, control] = [acts[at - 1], filledBy(acts[at])];
    if (!control || !filledBy(before) || (before?.pause ?? 0) >= NOTICEABLE_MS) return false;
    if (keyOf(control) === keyOf(field) && acts[at]?.gesture?.value === field.value) return true;
  }
}

/** Whether the page has not moved a field by itself. What plays moves its slider, which nobody need look at meanwhile. */
function isStill(field: Filled, { all: [first], filled }: Past, goingOn: GoingOn) {
  const mayGoOn = field.role === 'slider' || goingOn.patterns.has(fieldShape(field));
  return !mayGoOn || field.value === first || field.value === filled;
}

/** Whether a session tells what is in a field: the day may choose in a list, and fill in what is not steady. */
const isOfSession = ({ value, isList }: Filled, { all, filled }: Past) =>
  (filled === value || isSteady(value)) &&
  (!isList || filled !== undefined || new Set([...all, value]).size > 1);

/**
 * What a test and steps tell of fields after an act. `changed`: those in which the page has put something else than it
 * showed there before. `filled`: what else a test expects after a reload and at the end, where drafts matter. `fresh`:
 * what else steps tell then, which at the end is what the last act has changed.
 */
type After = Record<'changed' | 'filled' | 'fresh', readonly Filled[]>;

/** What is told of fields after each act. `pages`: what the page showed after each. */
export function fieldsAfter(
  acts: readonly Act[],
  pages: readonly (Shown | undefined)[],
  goingOn: GoingOn,
): After[] {
  const local = localUntil(acts);
  const pasts = new Map<string, Past>();
  const pastOf = (field: Named) => {
    const past = pasts.get(keyOf(field)) ?? { all: new Set() };
    pasts.set(keyOf(field), past);
    return past;
  };
  const isChanged = (field: Filled, place: number) => {
    const { value } = field;
    const past = pastOf(field);
    if ([undefined, value].includes(past.last) || isFilledIn(field, acts, place)) return false;
    const isKnown = value !== HIDDEN_TEXT && isStill(field, past, goingOn) && isSteady(value);
    return value === '' || (isKnown && (past.all.has(value) || place < local));
  };
  return acts.map((act, place) => {
    for (const field of act.page?.fields ?? []) {
      const past = pastOf(field);
      past.last = field.value;
      past.all.add(field.value);
    }
    const control = filledBy(act);
    const value = act.gesture?.value ?? '';
    if (control) Object.assign(pastOf(control), { filled: value, last: value });
    const fields = pages[place]?.fields ?? [];
    const changed = fields.filter((field) => isChanged(field, place));
    const isReload = act.gesture?.kind === 'reload';
    if (!isReload && place < acts.length - 1) return { changed, filled: [], fresh: [] };
    const others = fields.filter(
      (one) => !['', HIDDEN_TEXT].includes(one.value) && !changed.includes(one),
    );
    const filled = others.filter((one) => {
      const past = pastOf(one);
      return isStill(one, past, goingOn) && isOfSession(one, past);
    });
    const fresh = others.filter((one) => valueIn(act.page, one) !== one.value);
    return { changed, filled, fresh: isReload ? filled : fresh };
  });
}
