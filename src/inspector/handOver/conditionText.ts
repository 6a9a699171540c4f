import { CHOICES, type Choices, readConditions } from '../conditions.ts';
import { inWords } from './labels.ts';

/** Conditions as people say them: `consent refused, language Français`. */
export const describeConditions = ({ conditions }: { conditions: Choices }, text: string): string =>
  Object.entries(readConditions(text))
    .map(([name, value]) => {
      const choices: Choices = { ...conditions, ...CHOICES };
      return `${inWords(name).toLowerCase()} ${choices[name]?.[value] ?? value}`;
    })
    .join(', ');

/** The address that opens a page under conditions, with the inspector. */
export function addressUnder(address: string, conditions: string): string {
  if (conditions === '') return address;
  const [, path, hash] = /^([^#]*)(.*)$/.exec(address) ?? [];
  return `${path}${path?.includes('?') ? '&' : '?'}inspect&conditions=${conditions}${hash}`;
}
