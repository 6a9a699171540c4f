import {
  CHOICES,
  type Choices,
  type Conditions,
  isCondition,
  readConditions,
} from '../conditions.ts';
import { toPanelAddress } from '../panel/shell/address.ts';
import { inWords } from './labels.ts';

type App = { conditions: Choices };

/** The conditions of a session that its page knew. It started without the others. */
export const knownIn = (app: App, { conditions = '' }: { conditions?: string } = {}): Conditions =>
  Object.fromEntries(
    Object.entries(readConditions(conditions)).filter((one) => isCondition(one, app.conditions)),
  );

/** Conditions as people say them: `consent refused, language Français`. */
export const describeConditions = ({ conditions }: App, known: Conditions): string =>
  Object.entries(known)
    .map(([name, value]) => {
      const choices: Choices = { ...conditions, ...CHOICES };
      return `${inWords(name).toLowerCase()} ${choices[name]?.[value] ?? value}`;
    })
    .join(', ');

/** The address of a page, with the inspector where it is needed: under conditions, in a state, or by hand. */
export function addressOfPanel(
  address: string,
  conditions: Conditions,
  state: { actor: string; state: string } | undefined,
  isByHand: boolean,
): string {
  if (Object.keys(conditions).length === 0 && !state && !isByHand) return address;
  const page = new URL(address);
  return page.origin + toPanelAddress(page, 'beside', conditions, state);
}
