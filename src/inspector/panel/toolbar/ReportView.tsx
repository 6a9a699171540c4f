/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { Button, Table } from '../basics/controls.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** How the last replay went: in which places it left the record. */
export function ReportView() {
  const { panel } = useInspected();
  const report = useSelector(panel, ({ context }) => context.report);
  if (!report) return null;
  const { title, replayed, of, differences } = report;
  return (
    <section className="report" aria-label="Report">
      <div className="row">
        <h3>{title}</h3>
        <Button onClick={() => panel.send({ type: 'report.dismiss' })}>Close the report</Button>
      </div>
      <p>
        Replayed {replayed} of {of} entries.{' '}
        {differences.length === 0 && 'Every state and context is as recorded.'}
      </p>
      {differences.length > 0 && (
        <Table
          columns={['Entry', 'Actor', 'Recorded', 'Replayed', 'Context']}
          rows={Object.fromEntries(
            differences.map(({ index, actor, recorded, replayed: now, context }) => [
              `${index} ${actor}`,
              [index, actor, recorded.join(', '), now.join(', '), context.join(', ') || '–'],
            ]),
          )}
        />
      )}
    </section>
  );
}
