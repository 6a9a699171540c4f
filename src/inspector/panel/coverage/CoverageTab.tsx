/** @jsxImportSource react */
import { useSyncExternalStore } from 'react';
import { type CoverageReport, type Figure, reportCoverage } from '../../charts/coverage.ts';
import { ActorName } from '../actors/ActorName.tsx';
import { Button, Columns } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

const COLUMNS = ['Machine', 'States', 'Transitions'];

const textOf = ({ visited, total }: Figure) => `${visited}/${total}`;

type Figures = Pick<CoverageReport, 'states' | 'transitions'>;

function Row({ name, states, transitions }: Figures & { name?: string }) {
  return (
    <tr>
      <th scope="row">{name ? <ActorName path={name} /> : 'All machines'}</th>
      <td>{textOf(states)}</td>
      <td>{textOf(transitions)}</td>
    </tr>
  );
}

/** What the sessions have visited, and what is left, with the way there. */
export function CoverageTab() {
  const { inspector, view, coverage, isBusy, goThere } = useInspected();
  const { charts, app } = inspector;
  const visited = useSyncExternalStore(coverage.subscribe, coverage.getView);
  const report = reportCoverage(charts, visited);
  /** An actor with a chart: one that is always there, or one of the moment. */
  const pathOf = (chart: string) =>
    Object.keys(app.machines).find((path) => app.machines[path]?.id === chart) ??
    view.actors.find((actor) => actor.chart === chart)?.path ??
    chart;
  /** What is left of a machine, as people read it. */
  const partsOf = (machine: string, left: CoverageReport['machines'][number]['left']) => [
    ...left.states.map((id) => ({ id, name: id, text: `State ${id}` })),
    ...(charts[machine]?.transitions ?? [])
      .filter(({ id }) => left.transitions.includes(id))
      .map(({ id, label, source, guard }) => ({
        id,
        name: `${source}, for ${label}`,
        text: `Transition ${label} from ${source}${guard ? ` if ${guard}` : ''}`,
      })),
  ];
  const goTo = (machine: string, state: string) =>
    goThere(pathOf(machine), state, 'The page has gone the shortest way there. Time is paused.');

  return (
    <>
      <table>
        <caption>Visited</caption>
        <Columns names={COLUMNS} />
        <tbody>
          <Row {...report} />
          {report.machines.map(({ id, ...figures }) => (
            <Row key={id} name={id} {...figures} />
          ))}
        </tbody>
      </table>
      <div className="row">
        <h3>What is left</h3>
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
              {partsOf(machine, left).map(({ id, name, text }) => (
                <li key={id} className="row">
                  <span>{text}</span>
                  <Button
                    disabled={isBusy}
                    aria-label={`Go there: ${name}`}
                    onClick={() => goTo(machine, id)}
                  >
                    Go there
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
