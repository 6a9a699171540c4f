/** @jsxImportSource react */

import type { Chart } from '@interpunct/model-kit/chart';
import { useSyncExternalStore } from 'react';
import { type CoverageReport, reportCoverage } from '../../charts/coverage.ts';
import { goalName } from '../../charts/noWay.ts';
import { ActorName } from '../actors/ActorName.tsx';
import { Button, Table } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

const cellsOf = ({ states, transitions }: Pick<CoverageReport, 'states' | 'transitions'>) =>
  [states, transitions].map(({ visited, total }) => `${visited}/${total}`);

/** What the sessions have visited, and what is left. */
export function CoverageTab() {
  const { inspector, coverage } = useInspected();
  const { charts } = inspector;
  const visited = useSyncExternalStore(coverage.subscribe, coverage.getView);
  const report = reportCoverage(charts, visited);
  const nameOf = (machine: string, id: string) => goalName(charts[machine] as Chart, id);
  /** What is left of a machine, as people read it. */
  const partsOf = (machine: string, left: CoverageReport['machines'][number]['left']) => [
    ...left.states.map((id) => ({ id, text: `State ${nameOf(machine, id)}` })),
    ...(charts[machine]?.transitions ?? [])
      .filter(({ id }) => left.transitions.includes(id))
      .map(({ id, guard }) => ({
        id,
        text: `Transition ${nameOf(machine, id)}${guard ? `, if ${guard}` : ''}`,
      })),
  ];

  return (
    <>
      <Table
        caption="Visited"
        columns={['Machine', 'States', 'Transitions']}
        rows={[
          ['all', 'All machines', ...cellsOf(report)],
          ...report.machines.map(
            (machine) =>
              [
                `machine ${machine.id}`,
                <ActorName key="name" path={machine.id} />,
                ...cellsOf(machine),
              ] as const,
          ),
        ]}
      />
      <div className="row">
        <h2>What is left</h2>
        <Button onClick={() => coverage.reset()}>Reset coverage</Button>
      </div>
      {report.machines.map(({ id: machine, left }) => {
        const number = left.states.length + left.transitions.length;
        if (number === 0) return null;
        return (
          <details key={machine} className="left">
            <summary>
              <ActorName path={machine} /> <span className="muted">{number} left</span>
            </summary>
            <ul>
              {partsOf(machine, left).map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
