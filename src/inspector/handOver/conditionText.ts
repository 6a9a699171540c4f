import { CHOICES, type Choices, readConditions } from '../conditions.ts';
import { toPanelAddress } from '../panel/shell/address.ts';
import { inWords } from './labels.ts';

/** Conditions as people say them: `consent refused, language Français`. */
export const describeConditions = ({ conditions }: { conditions: Choices }, text: string): string =>
  Object.entries(readConditions(text))
    .map(([name, value]) => {
      const choices: Choices = { ...conditions, ...CHOICES };
      return `${inWords(name).toLowerCase()} ${choices[name]?.[value] ?? value}`;
    })
    .join(', ');

/** The address of a page, with the inspector where it is needed: under conditions, in a state, or by hand. */
export function addressOfPanel(
  address: string,
  conditions: string,
  state: { actor: string; state: string } | undefined,
  isByHand: boolean,
): string {
  if (conditions === '' && !state && !isByHand) return address;
  const page = new URL(address);
  return page.origin + toPanelAddress(page, 'beside', readConditions(conditions), state);
}
