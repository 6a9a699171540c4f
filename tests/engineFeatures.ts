import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import { oldestEngines } from '#build/engines.ts';

export type EngineName = keyof typeof oldestEngines;

/** The version in which each engine has a feature by default; infinite if in none. */
type Since = Record<EngineName, number>;

/**
 * A member of a builtin or of a Web API, such as `at` of `Array`. A global has no owner. What is static is no member
 * of instances, which may have one of the same name.
 */
export type Feature = { owner: string | null; name: string; isStatic: boolean; since: Since };

export const engineNames = Object.keys(oldestEngines) as EngineName[];

const { javascript, api } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as CompatData;

function sinceOf({ __compat: compat }: Identifier, engine: EngineName): number {
  const statements = [compat?.support[engine] ?? []].flat();
  const versions = statements
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
    .map(({ version_added: added }) =>
      typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Number.NaN,
    );
  return Math.min(...versions.filter(Number.isFinite), Number.POSITIVE_INFINITY);
}

function featuresIn(identifier: Identifier, owner: string | null = null): Feature[] {
  return Object.entries(identifier).flatMap(([key, inner]) => {
    // Events have a name of their own, beside that of their handler.
    if (key === '__compat' || key.endsWith('_event')) return [];
    const part = inner as Identifier;
    const name = key.replace(/_static$/, '');
    const isStatic = name !== key;
    const since = Object.fromEntries(engineNames.map((engine) => [engine, sinceOf(part, engine)]));
    const own = part.__compat ? [{ owner, name, isStatic, since: since as Since }] : [];
    return owner ? own : [...own, ...featuresIn(part, name)];
  });
}

const builtins = javascript.builtins as Identifier;

/** What belongs to the language. */
export const builtinFeatures: readonly Feature[] = [
  ...featuresIn(builtins),
  ...featuresIn(builtins.Intl as Identifier),
];

export const features: readonly Feature[] = [...builtinFeatures, ...featuresIn(api as Identifier)];

/** Whether the oldest engine of a name has a feature. */
export const isInOldest = ({ since }: Feature, engine: EngineName): boolean =>
  since[engine] <= Number(oldestEngines[engine]);
