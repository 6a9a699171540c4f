import {
  CHOICES,
  type Choices,
  type Conditions,
  isCondition,
  LOCAL_RECORD,
  readConditions,
} from '../conditions.ts';
import type { InspectedApp } from '../inspected.ts';
import { toPanelAddress } from '../panel/shell/address.ts';
import { inWords } from './labels.ts';
import type { Surroundings } from './sessionFile.ts';

type App = { conditions: Choices };
type Limited = Pick<InspectedApp, 'conditions' | 'limitOf'>;

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

/** What a session was recorded under; undefined where it is not known. */
type Recorded = { conditions?: string } | undefined;

/** What a report says of the conditions under which a page goes on from a file. Empty where there is nothing to say. */
export function describeGoingOn(app: App, recorded: Recorded, page: Recorded): string {
  const [then, now] = [recorded, page].map((one) => describeConditions(app, knownIn(app, one)));
  return recorded && (then || now) ? `, under ${now || 'no conditions'}` : '';
}

/** How the conditions of a session differ from those of the page that shows it; null where they do not. */
export function describeDifference(app: App, recorded: Recorded, page: Recorded): string | null {
  if (!recorded) return null;
  const all = [knownIn(app, recorded), knownIn(app, page)];
  const [one, other] = all.map((known) => JSON.stringify(Object.entries(known).sort()));
  if (one === other) return null;
  const [then, now] = all.map((known) => describeConditions(app, known));
  return `It was recorded under ${then || 'no conditions'}. This page has ${now || 'none'}: ${then ? 'choose the same' : 'choose “as it is”'} under “Conditions”.`;
}

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

/** The conditions in a comment, with what they do not reach, and those that the test does not make. */
export function describeUnder(app: Limited, surroundings: Surroundings): string[] {
  const known = knownIn(app, surroundings);
  if (Object.keys(known).length === 0) return [];
  const lost = surroundings.isRedacted
    ? Object.entries(known).filter(
        ([name, value]) => name in app.conditions || name === LOCAL_RECORD || value === 'damaged',
      )
    : [];
  const limit = app.limitOf(known);
  return [
    `// Under ${describeConditions(app, known)}.`,
    ...(limit ? [`// ${limit}`] : []),
    ...lost.map(([name, value]) => `// Without ${name}:${value}: what was stored is left out.`),
  ];
}
