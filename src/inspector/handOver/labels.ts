import type { InspectedApp } from '../inspected.ts';

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
