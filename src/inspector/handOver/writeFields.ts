import type { Filled } from '../record/entry.ts';
import type { Act } from './act.ts';
import { toLiteral } from './literal.ts';
import { locatorOf } from './writeGesture.ts';

/** Expects what is in fields. An option without a text stands for none. */
export const writeFields = (fields: readonly Filled[], options = ''): string[] =>
  fields.map(({ value, isList, ...control }) => {
    const field = locatorOf({ control });
    const [found, matcher, what] = isList
      ? [
          `${field}.locator('option:checked').filter({ hasText: /\\S/ })`,
          'toHaveText',
          value.split('\n').filter(Boolean),
        ]
      : [field, 'toHaveValue', value];
    const expected = [toLiteral(what), options].filter(Boolean).join(', ');
    return `await expect(${found}).${matcher}(${expected});`;
  });

/** Expects the field at which the browser stopped a form. */
export const writeRefused = ({ refused }: Act): string[] =>
  refused
    ? [`await expect(${locatorOf(refused)}.and(page.locator(':invalid'))).toBeVisible();`]
    : [];
