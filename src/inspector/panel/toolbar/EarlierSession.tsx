/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import type { SessionFile } from '../../handOver/sessionFile.ts';
import { count, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';
import type { PanelActor } from '../panel.machine.ts';

/** Keeps a session that another one has replaced. It is a copy: the objects of a document end with it. */
export function keepEarlier(panel: PanelActor, session: SessionFile): void {
  panel.send({ type: 'earlier.keep', session: structuredClone(session) });
}

/** Offers the sessions that a reload, a jump to a state or a restored entry has replaced. */
export function EarlierSession() {
  const { panel, inspector, ask } = useInspected();
  const earlier = useSelector(panel, ({ context }) => context.earlier);
  return earlier.map((session) => {
    const { entries } = session;
    const end = entries.at(-1);
    return (
      <section
        key={`${entries[0]?.at} ${end?.index}`}
        className="looking"
        aria-label="Session before"
      >
        <p>
          The session before is kept: {count(entries.length, 'entry', 'entries')}
          {end && `, until ${formatTime(end.at)}`}.
        </p>
        <button
          type="button"
          onClick={() =>
            ask('Bringing the session back…', async () => {
              await inspector.importSession(session);
              return { text: 'The session before is back. The page shows its end.' };
            })
          }
        >
          Bring back
        </button>
        <button type="button" onClick={() => panel.send({ type: 'earlier.forget', session })}>
          Forget
        </button>
      </section>
    );
  });
}
