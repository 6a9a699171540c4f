import { type Filled, HIDDEN_TEXT, type Shown } from '../record/entry.ts';
import { type Act, isLocal } from './act.ts';
import { isSteady } from './varying.ts';

type Named = Pick<Filled, 'role' | 'name'>;

const isSame = (one: Named | undefined, { role, name }: Named) =>
  one?.role === role && one.name === name;

/** What is in a field of a page. */
export const valueIn = (page: Shown | undefined, field: Named) =>
  page?.fields?.find((one) => isSame(one, field))?.value;

/** What was in a field when the page showed it, the latest first. */
const valuesOf = (field: Filled, acts: readonly Act[]) =>
  acts.flatMap(({ page }) => valueIn(page, field) ?? []).reverse();

/** Whether a person fills a field in by an act, or with what is in it. A browser fills several in at once. */
const isFilledIn = (field: Filled, act: Act | undefined, later: readonly Act[]) =>
  [act, ...later].some(
    (one) =>
      /^(?:type|choose)$/.test(one?.gesture?.kind ?? '') &&
      isSame(one?.gesture?.control, field) &&
      (one === act || one?.gesture?.value === field.value),
  );

/**
 * The fields in which the page has put something else than it showed there before, by the act at a place: nothing, what
 * was in them earlier, or what another visit sees, too.
 */
export const changedAfter = (
  acts: readonly Act[],
  place: number,
  after: Shown | undefined,
): Filled[] =>
  (after?.fields ?? []).filter((field) => {
    const { value } = field;
    const [before, ...earlier] = valuesOf(field, acts.slice(0, place + 1));
    if (before === undefined || before === value) return false;
    if (isFilledIn(field, acts[place], acts.slice(place + 1))) return false;
    const isKnown = value !== HIDDEN_TEXT && isSteady(value);
    return value === '' || (isKnown && (earlier.includes(value) || isLocal(acts, place)));
  });

/** What else is in the fields after a reload and at the end of a report, where drafts matter. */
export function filledAfter(acts: readonly Act[], place: number, after: Shown | undefined) {
  const isEnd = place === acts.length - 1 || acts[place]?.gesture?.kind === 'reload';
  const changed = changedAfter(acts, place, after);
  return (isEnd ? (after?.fields ?? []) : []).filter(
    (one) => one.value !== '' && one.value !== HIDDEN_TEXT && !changed.includes(one),
  );
}

/** What else is in the fields after a reload, and what the last act has changed there. */
export const newlyFilled: typeof filledAfter = (acts, place, after) =>
  filledAfter(acts, place, after).filter(
    (field) =>
      acts[place]?.gesture?.kind === 'reload' || valueIn(acts[place]?.page, field) !== field.value,
  );
