/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { type CoverageReport, type Figure, reportCoverage } from '../../charts/coverage.ts';
import { useGoThere } from '../basics/useGoThere.ts';
import { useInspected } from '../basics/useInspected.ts';
import { useCoverage, useSessionCoverage } from './useCoverage.ts';

function Share({ figure: { visited, total } }: { figure: Figure }) {
  return (
    <td>
      <span className="share">
        <meter aria-hidden="true" min={0} max={Math.max(1, total)} value={visited} />
        {visited}/{total}
      </span>
    </td>
  );
}

type Figures = Pick<CoverageReport, 'states' | 'transitions'>;

function Row({ name, session, all }: { name: string; session: Figures; all: Figures }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Share figure={session.states} />
      <Share figure={session.transitions} />
      <Share figure={all.states} />
      <Share figure={all.transitions} />
    </tr>
  );
}

type GoThereProps = { to: string; isBusy: boolean; onGo: () => void };

function GoThere({ to, isBusy, onGo }: GoThereProps) {
  return (
    <button type="button" disabled={isBusy} aria-label={`Go there: ${to}`} onClick={onGo}>
      Go there
    </button>
  );
}

/** What the sessions have visited, and what is left, with the way there. */
export function CoverageTab() {
  const { panel, inspector, view } = useInspected();
  const { charts, app } = inspector;
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  const coverage = useSessionCoverage();
  const { session, overSessions } = useCoverage();
  const inSession = reportCoverage(charts, session);
  const inAll = reportCoverage(charts, overSessions);
  /** An actor with a chart: one that is always there, or one of the moment. */
  const pathOf = (chart: string) =>
    Object.keys(app.machines).find((path) => app.machines[path]?.id === chart) ??
    view.actors.find((actor) => actor.chart === chart)?.path ??
    chart;
  const goThere = useGoThere();
  const goTo = (machine: string, state: string) =>
    goThere(pathOf(machine), state, 'The page has gone the shortest way there. Time is paused.');

  return (
    <>
      <table>
        <caption>Visited</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Machine
            </th>
            <th scope="colgroup" colSpan={2}>
              This session
            </th>
            <th scope="colgroup" colSpan={2}>
              All sessions
            </th>
          </tr>
          <tr>
            <th scope="col">States</th>
            <th scope="col">Transitions</th>
            <th scope="col">States</th>
            <th scope="col">Transitions</th>
          </tr>
        </thead>
        <tbody>
          <Row name="All machines" session={inSession} all={inAll} />
          {inSession.machines.map((machine, place) => (
            <Row
              key={machine.id}
              name={machine.id}
              session={machine}
              all={inAll.machines[place] ?? machine}
            />
          ))}
        </tbody>
      </table>
      <div className="row">
        <h3>What is left</h3>
        <button type="button" onClick={() => coverage.reset()}>
          Reset coverage
        </button>
      </div>
      {inAll.machines.map(({ id: machine, left }) => {
        const number = left.states.length + left.transitions.length;
        if (number === 0) return null;
        return (
          <details key={machine} className="left">
            <summary>
              {machine} <span className="muted">{number} left</span>
            </summary>
            <ul>
              {left.states.map((id) => (
                <li key={id}>
                  <span>
                    State <code>{id}</code>
                  </span>
                  <GoThere to={id} isBusy={isBusy} onGo={() => goTo(machine, id)} />
                </li>
              ))}
              {(charts[machine]?.transitions ?? [])
                .filter(({ id }) => left.transitions.includes(id))
                .map(({ id, label, source, guard }) => (
                  <li key={id}>
                    <span>
                      Transition <code>{label}</code> from <code>{source}</code>
                      {guard && <span className="muted"> if {guard}</span>}
                    </span>
                    <GoThere
                      to={`${source}, for ${label}`}
                      isBusy={isBusy}
                      onGo={() => goTo(machine, id)}
                    />
                  </li>
                ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
