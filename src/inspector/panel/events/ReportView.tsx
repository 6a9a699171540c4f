/** @jsxImportSource react */

import type { ReplayReport } from '../../record/replay.ts';
import { GoingButton, Table } from '../basics/controls.tsx';
import { differenceRows } from '../basics/differenceCells.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** How the last replay went: in which places it left the record. */
export function ReportView({ report }: { report: ReplayReport }) {
  const { panel, hide } = useInspected();
  const { replayed, of, differences } = report;
  return (
    <section className="report" aria-label="Report">
      <div className="row">
        <h2>Replay</h2>
        <GoingButton onClick={() => panel.send({ type: 'report.dismiss' })}>
          Close the report
        </GoingButton>
      </div>
      <p>
        Replayed {replayed} of the {of} entries that there were then.{' '}
        {differences.length === 0
          ? 'Every state and context is as recorded.'
          : 'Of each actor, the first entry at which it differs is listed. What follows may differ, too.'}
      </p>
      {differences.length > 0 && (
        <Table
          columns={['Actor', 'Field', 'Recorded', 'Replayed', 'Entry']}
          rows={differenceRows(differences, hide)}
        />
      )}
    </section>
  );
}
