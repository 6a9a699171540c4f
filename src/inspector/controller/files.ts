import { joinedSessions } from '../handOver/actsOfReport.ts';
import { redactAll } from '../handOver/redact.ts';
import { withoutSecrets } from '../handOver/secrets.ts';
import type { SessionFile } from '../handOver/sessionFile.ts';
import type { Inspector } from '../inspector.ts';
import type { Controller } from './controller.ts';

/** What a tester hands over: notes, and sessions as files. */
export const filesOf = ({
  app,
  fileOf,
  fulfil,
  notices,
  recordInSight,
  settle,
  visits,
}: Controller) => {
  const exportReport: Inspector['exportReport'] = ({ redacted, earlier = [] }) => {
    const report = withoutSecrets(joinedSessions(fileOf(recordInSight()), earlier));
    return redacted ? redactAll(report, app.isTyped) : report;
  };
  return {
    annotate: (index, note) => {
      const record = recordInSight();
      const { [index]: _, ...others } = record.notes;
      record.notes = note === '' ? others : { ...others, [index]: note };
      notices.changed();
    },
    getSession: () => fileOf(visits.now().record),
    exportReport,
    exportSession: (options) => exportReport(options).at(-1) as SessionFile,
    importSession: async (file) => {
      await settle();
      await fulfil({ type: 'session.import', file });
    },
  } satisfies Partial<Inspector>;
};
