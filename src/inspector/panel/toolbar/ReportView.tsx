/** @jsxImportSource react */
import type { Report } from '../panel.machine.ts';

/** How a replay went: in which places it left the record. */
export function ReportView({ report, onDismiss }: { report: Report; onDismiss: () => void }) {
  const { title, replayed, of, differences } = report;
  return (
    <section className="report" aria-label="Report">
      <div className="row">
        <h3>{title}</h3>
        <button type="button" onClick={onDismiss}>
          Close the report
        </button>
      </div>
      <p>
        Replayed {replayed} of {of} entries.{' '}
        {differences.length === 0 && 'Every state and context is as recorded.'}
      </p>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Actor</th>
              <th scope="col">Recorded</th>
              <th scope="col">Replayed</th>
              <th scope="col">Context</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ index, actor, recorded, replayed: now, context }) => (
              <tr key={`${index} ${actor}`}>
                <td>{index}</td>
                <td>{actor}</td>
                <td>{recorded.join(', ')}</td>
                <td>{now.join(', ')}</td>
                <td>{context.join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
