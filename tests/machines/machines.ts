import type { AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', {
  eager: true,
});

/** Every machine of the site, by its id. */
export const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Machine'))
    .map(([, machine]) => [(machine as AnyStateMachine).id, machine as AnyStateMachine]),
);
