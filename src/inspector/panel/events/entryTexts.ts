import { textOf } from '#statechart/data.ts';
import type { Delivery, Entry } from '../../record/entry.ts';

/** How the log names what sends from outside the charts. */
export const OUTSIDE = 'outside';

/** `xstate.after.shownFor.breadcrumbs.visible` reads better as `after shownFor`. */
export function readableEvent(type: string): string {
  return type
    .replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')
    .replace(/^xstate\.(done|error)\.(?:actor|state)\.(.+)/, '$2 $1')
    .replace(/^xstate\.snapshot\.(.+)/, '$1 snapshot')
    .replace(/^xstate\.observable\.(.+)/, '$1')
    .replace(/^xstate\.init$/, 'start');
}

/** What caused an entry, on one line: where it came from, where it went, and what it was. */
export function summaryOf({ cause, deliveries }: Entry): {
  from: string;
  to: string;
  event: string;
} {
  switch (cause.type) {
    case 'start':
      return { from: OUTSIDE, to: 'all', event: 'start' };
    case 'event':
      return {
        from: deliveries[0]?.sender ?? OUTSIDE,
        to: cause.actor,
        event: readableEvent(cause.event.type),
      };
    case 'timer':
      return {
        from: 'timer',
        to: cause.actor,
        event: readableEvent(deliveries[0]?.event.type ?? cause.id),
      };
    case 'output':
      return { from: cause.invoke, to: cause.actor, event: 'done' };
    case 'error':
      return { from: cause.invoke, to: cause.actor, event: 'error' };
  }
}

/** Whether an actor did nothing with an event. */
export const isIgnored = ({ microsteps, hasNoChart }: Delivery): boolean =>
  !hasNoChart && microsteps.every((transitions) => transitions.length === 0);

/** Whether nothing at all came of an entry. The start of a record counts as something. */
export const isEntryIgnored = ({ cause, deliveries }: Entry): boolean =>
  cause.type !== 'start' && deliveries.every(isIgnored);

const searchTexts = new WeakMap<Entry, string>();

function searchTextOf(entry: Entry): string {
  const known = searchTexts.get(entry);
  if (known !== undefined) return known;
  const { from, to, event } = summaryOf(entry);
  const inside = entry.deliveries.flatMap((delivery) => [
    delivery.receiver,
    textOf(delivery.event),
    ...delivery.actions,
  ]);
  const text = [from, to, event, ...inside].join(' ').toLowerCase();
  searchTexts.set(entry, text);
  return text;
}

/** The entries that hold every word of a filter. */
export function filterEntries(
  entries: readonly Entry[],
  filter: string,
  areIgnoredHidden: boolean,
): readonly Entry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !areIgnoredHidden) return entries;
  return entries.filter(
    (entry) =>
      !(areIgnoredHidden && isEntryIgnored(entry)) &&
      words.every((word) => searchTextOf(entry).includes(word)),
  );
}
