import { redact } from '../handOver/redact.ts';
import type { Inspector } from '../inspector.ts';
import type { Controller } from './controller.ts';

type Files = Pick<Inspector, 'annotate' | 'getSession' | 'exportSession' | 'importSession'>;

/** What a tester hands over: notes, and sessions as files. */
export const filesOf = ({
  app,
  fileOf,
  fulfil,
  notices,
  recordInSight,
  settle,
  visits,
}: Controller): Files => ({
  annotate: (index, note) => {
    const record = recordInSight();
    const { [index]: _, ...others } = record.notes;
    record.notes = note === '' ? others : { ...others, [index]: note };
    notices.changed();
  },
  getSession: () => fileOf(visits.now().record),
  exportSession: ({ redacted }) => {
    const file = fileOf(recordInSight());
    return redacted ? redact(file, app.isTyped) : file;
  },
  importSession: async (file) => {
    await settle();
    await fulfil({ type: 'session.import', file });
  },
});
