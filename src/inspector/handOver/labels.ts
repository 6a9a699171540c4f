import { eventName } from '@interpunct/model-kit/describeChart';
import type { InspectedApp } from '../inspected.ts';
import type { Stopped } from '../record/entry.ts';

/** `mobileMenu` reads better as `Mobile menu`. */
export const inWords = (id: string) =>
  id
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replace(/^./, (first) => first.toUpperCase());

/** What people call an actor, a chart or a promise, by its path or id. */
export const labelOf = ({ labels }: Pick<InspectedApp, 'labels'>, path: string): string =>
  labels[path] ?? inWords(path.slice(path.lastIndexOf('/') + 1));

/** That an event has come: `The page is scrolled`. */
export const describeComing = ({ labels }: Pick<InspectedApp, 'labels'>, event: string): string =>
  labels[event] ?? `\`${eventName(event)}\` comes`;

/** Why something failed, as far as its error says it. */
export function reasonIn(value: unknown): string {
  const { reason, message, status } = Object(value) as Record<string, unknown>;
  const own = typeof value === 'object' ? undefined : value;
  const said = [reason, message, status, own].find((part) => part !== undefined && part !== '');
  return said === undefined ? '' : `: ${said}`;
}

/** `checkout, cinema stopped by an error: HTTP 503`. One error stops a machine and those above it. */
export const describeStopped = (
  stopped: readonly Stopped[],
  nameOf = (actor: string) => actor,
): string =>
  `${stopped.map(({ actor }) => nameOf(actor)).join(', ')} stopped by an error${reasonIn(stopped[0]?.error)}`;
