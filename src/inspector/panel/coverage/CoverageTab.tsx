/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useInspected } from '../basics/inspected.ts';
import { type Figures, figuresOf, leftIn } from './figures.ts';
import { useCoverage, useSessionCoverage } from './useCoverage.ts';

function Share({ visited, of }: { visited: number; of: number }) {
  return (
    <span className="share">
      <meter aria-hidden="true" min={0} max={Math.max(1, of)} value={visited} />
      {visited}/{of}
    </span>
  );
}

function FigureCells({ figures }: { figures: Figures }) {
  return (
    <>
      <td>
        <Share visited={figures.states} of={figures.ofStates} />
      </td>
      <td>
        <Share visited={figures.transitions} of={figures.ofTransitions} />
      </td>
    </>
  );
}

/** What the sessions have visited, and what is left, with the way there. */
export function CoverageTab() {
  const { panel, inspector, charts: byId, ask } = useInspected();
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  const coverage = useSessionCoverage();
  const { session, overSessions } = useCoverage();
  const charts = Object.values(byId);
  const pathOf = (machine: string) =>
    Object.keys(inspector.app.machines).find(
      (path) => inspector.app.machines[path]?.id === machine,
    ) ?? machine;
  const goTo = (machine: string, state: string) =>
    ask('Going there…', async () => {
      const actor = pathOf(machine);
      await inspector.goTo(actor, state);
      panel.send({ type: 'actor.chosen', actor });
      return { text: `The page has gone the shortest way to ${state}. Time is paused.` };
    });

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
          <tr className="total">
            <th scope="row">All machines</th>
            <FigureCells figures={figuresOf(charts, session)} />
            <FigureCells figures={figuresOf(charts, overSessions)} />
          </tr>
          {charts.map((chart) => (
            <tr key={chart.id}>
              <th scope="row">{chart.id}</th>
              <FigureCells figures={figuresOf([chart], session)} />
              <FigureCells figures={figuresOf([chart], overSessions)} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <h3>What is left</h3>
        <button type="button" onClick={() => coverage.reset()}>
          Reset coverage
        </button>
      </div>
      {charts.map((chart) => {
        const left = leftIn(chart, overSessions);
        const number = left.states.length + left.transitions.length;
        if (number === 0) return null;
        return (
          <details key={chart.id} className="left">
            <summary>
              {chart.id} <span className="muted">{number} left</span>
            </summary>
            <ul>
              {left.states.map(({ id }) => (
                <li key={id}>
                  <span>
                    State <code>{id}</code>
                  </span>
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={`Go there: ${id}`}
                    onClick={() => goTo(chart.id, id)}
                  >
                    Go there
                  </button>
                </li>
              ))}
              {left.transitions.map(({ id, label, source, guard }) => (
                <li key={id}>
                  <span>
                    Transition <code>{label}</code> from <code>{source}</code>
                    {guard && <span className="muted"> if {guard}</span>}
                  </span>
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={`Go there: ${source}, for ${label}`}
                    onClick={() => goTo(chart.id, source)}
                  >
                    Go there
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
