import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#inspector/charts/describeChart.ts';
import { toMermaid } from './charts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', {
  eager: true,
});

const machines = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.endsWith('Machine')),
) as [string, AnyStateMachine][];

const behaviours = machines.filter(([name]) => name !== 'siteMachine');

describe('machines/README.md', () => {
  it('R17.9 draws every chart as it is (vitest -u updates it)', async () => {
    const sections = behaviours
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([, machine]) => `## ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`);
    const introduction = [
      '# The behaviours',
      '',
      'Every chart of the site, drawn from its machine by `tests/machines/charts.test.ts`. The floor',
      'plan, `site.machine.ts`, has one state: it invokes these and tells them what happens.',
      '',
      '',
    ].join('\n');
    await expect(introduction + sections.join('\n')).toMatchFileSnapshot(
      '../../machines/README.md',
    );
  });
});

describe.each(machines)('%s', (_, machine) => {
  it('R17.5 names each of its delays', () => {
    const known = Object.keys(machine.implementations.delays);
    const used = nodesOf(machine.root).flatMap((node) => node.after.map(({ delay }) => delay));
    for (const delay of used) expect(known).toContain(delay);
  });

  it('R17.4 gives every actor that it invokes an id and an answer to its failure', () => {
    for (const { id, invoke, transitions } of nodesOf(machine.root)) {
      for (const { id: invoked } of invoke) {
        expect(invoked, `an actor invoked in ${id}`).not.toMatch(/^\d+\./);
        expect(transitions.has(`xstate.error.actor.${invoked}`), `${id} / ${invoked}`).toBe(true);
      }
    }
  });
});
