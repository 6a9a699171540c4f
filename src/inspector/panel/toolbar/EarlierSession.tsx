/** @jsxImportSource react */
import { useState } from 'react';
import { describeCause } from '../../handOver/gestureText.ts';
import type { Charts, SessionFile } from '../../handOver/sessionFile.ts';
import { isAct } from '../../record/entry.ts';
import { Choice, GoingButton } from '../basics/controls.tsx';
import { countEntries, formatTime } from '../basics/format.ts';
import { useInspected } from '../basics/useInspected.ts';

function nameOf({ entries, surroundings, page }: SessionFile, charts: Charts): string {
  const end = entries.at(-1);
  const act = entries.filter(isAct).at(-1);
  // The list is cut: what tells sessions apart is the first.
  return [
    act && `until ${describeCause(act.cause, charts).replaceAll('`', '')}`,
    page && `at ${page.address}`,
    end && formatTime(end.at),
    countEntries(entries),
    surroundings && new Date(surroundings.startedAt).toLocaleTimeString([], { timeStyle: 'short' }),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Offers the sessions of documents with this name that a reload, a jump to a state or a restored entry has replaced, the
 * latest first.
 */
export function EarlierSession() {
  const { inspector, ask, toldOf, hide, isBusy, earlier: kept } = useInspected();
  const earlier = kept.filter(({ app }) => app === inspector.app.name).reverse();
  const [place, setPlace] = useState(0);
  const session = earlier[place] ?? earlier[0];
  if (!session) return null;
  const names = earlier.map((one) => hide(nameOf(one, inspector.charts)));
  return (
    <section className="earlier row" aria-label="Session before">
      <Choice
        aria-label="Before"
        title={`A session that was replaced: ${names[earlier.indexOf(session)]}`}
        value={earlier.indexOf(session)}
        choices={[...names.entries()]}
        onChoose={(chosen) => setPlace(Number(chosen))}
      />
      <GoingButton
        isInert={isBusy}
        onClick={() =>
          ask('Bringing the session back…', async () => {
            await inspector.importSession(session);
            return toldOf('The session before is back. The page shows its end.', session);
          })
        }
      >
        Bring back
      </GoingButton>
    </section>
  );
}
