import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { lookForNeeds } from '#app/start/needs.ts';
import { builtinFeatures, engineNames, type Feature, isInOldest } from '#tests/engineFeatures.ts';
import { filesIn, read } from './builtFiles.ts';

/** An engine that can read the syntax of the modules has the builtins of Chromium up to this version. */
const READS_MODULES = 65;

/** Methods of the libraries and of the site that are called like builtins, and what i18next (`Locale`) asks for first. */
const others = ['Locale', 'dispose', 'escape', 'getTextInfo', 'load', 'register', 'store'];

type Node = { type?: string; callee?: Node; computed?: boolean; property?: { name: string } };

/** The names of the methods that code calls, such as `at`. */
function calledIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { callee } = node as Node;
  const isMethod = callee?.type === 'MemberExpression' && !callee.computed;
  const own = isMethod ? [callee.property?.name ?? ''] : [];
  return [...own, ...Object.values(node).flatMap(calledIn)];
}

const called = new Set(
  filesIn('assets')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => calledIn(parseSync(file, read(`assets/${file}`)).program)),
);
for (const name of others) called.delete(name);

/** The owners that the oldest engines lack as well, such as `Iterator`, can only be asked for by name. */
const globals = new Set(
  builtinFeatures
    .filter((one) => !one.owner && engineNames.every((engine) => isInOldest(one, engine)))
    .map(({ name }) => name),
);

/** What each name that is called may mean. */
const meanings = new Map<string, Feature[]>();
for (const one of builtinFeatures) {
  if (!one.owner || !globals.has(one.owner) || !called.has(one.name)) continue;
  meanings.set(one.name, [...(meanings.get(one.name) ?? []), one]);
}

it('R16.24 the built code calls no builtin that is newer than the oldest engines', () => {
  const newer = [...meanings].flatMap(([name, features]) =>
    engineNames.some((engine) => features.every((one) => !isInOldest(one, engine))) ? [name] : [],
  );
  expect(meanings.size).toBeGreaterThan(50);
  expect(newer).toEqual([]);
});

/** Whether the start looks for a method: without it, it does not begin. */
function isLookedFor({ owner, name }: Feature): boolean {
  const builtin = Reflect.get(globalThis, owner ?? '');
  if (!builtin) return false;
  const holder = Object.hasOwn(builtin.prototype ?? {}, name) ? builtin.prototype : builtin;
  const descriptor = Object.getOwnPropertyDescriptor(holder, name) ?? {};
  Reflect.deleteProperty(holder, name);
  try {
    lookForNeeds();
    return false;
  } catch {
    return true;
  } finally {
    Object.defineProperty(holder, name, descriptor);
  }
}

it('R16.24 the start looks for every builtin that an engine that reads the code may lack', () => {
  const needed = [...meanings].filter(([, features]) =>
    features.every(({ since }) => since.chrome > READS_MODULES),
  );
  expect(needed.map(([name]) => name)).toContain('at');
  expect(
    needed.filter(([, features]) => !features.some(isLookedFor)).map(([name]) => name),
  ).toEqual([]);
  lookForNeeds();
});
