/** @jsxImportSource react */
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { lossesIn } from '#statechart/data.ts';
import { copyAsSteps } from '../../handOver/copyAsSteps.ts';
import { journeyOf } from '../../handOver/journey.ts';
import { count } from '../basics/format.ts';
import { Switch } from '../basics/Switch.tsx';
import { useInspected } from '../basics/useInspected.ts';

/** Offers a text as a file of the browser. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is not JSON.`);
  }
}

/** Takes the session out of the panel, and others in. */
export function HandOver() {
  const { panel, inspector, ask, actor } = useInspected();
  const isRedacted = useSelector(panel, (snapshot) => snapshot.matches({ typed: 'redacted' }));
  const isBusy = useSelector(panel, (snapshot) => snapshot.matches({ work: 'busy' }));
  const isOneActor = useSelector(panel, (snapshot) => snapshot.matches({ copied: 'actor' }));
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  const exportSession = () =>
    ask('Exporting…', async () => {
      const session = inspector.exportSession({ redacted: isRedacted });
      const name = `${session.app}-${session.version}.session.json`;
      download(name, JSON.stringify(session));
      const losses = lossesIn(session);
      const loss = losses.length > 0 ? ` A file does not hold ${losses.join(', ')}.` : '';
      const entries = count(session.entries.length, 'entry', 'entries');
      return { text: `Exported ${entries} as ${name}.${loss}` };
    });
  const importSession = (chosen: File) =>
    ask('Importing…', async () => {
      await inspector.importSession(await readJson(chosen));
      return { text: `Imported ${chosen.name}.` };
    });
  const copy = (what: string, make: () => string) =>
    ask('Copying…', async () => {
      const text = make();
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        panel.send({ type: 'text.uncopied', text });
        throw new Error('The browser did not let the inspector copy. The text is below.');
      }
      return { text: `Copied ${count(text.trimEnd().split('\n').length, 'line')} as ${what}.` };
    });
  const session = () => inspector.exportSession({ redacted: isRedacted });
  const scope = isOneActor ? actor?.path : undefined;
  const { machines, writeTest } = inspector.app;

  return (
    <fieldset className="tools">
      <legend>Hand over</legend>
      <button type="button" disabled={isBusy} onClick={exportSession}>
        Export
      </button>
      <button type="button" disabled={isBusy} onClick={() => file.current?.click()}>
        Import
      </button>
      <input
        ref={file}
        id={`${id}file`}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Session file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) importSession(chosen);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Switch
        isOn={isRedacted}
        title="Mask what people typed in what leaves the panel"
        onToggle={() => panel.send({ type: 'redaction.toggle' })}
      >
        Redact
      </Switch>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => copy('steps', () => copyAsSteps(session(), inspector.app, location.origin))}
      >
        Copy as steps
      </button>
      {writeTest && (
        <div className="joined">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => copy('a test', () => writeTest(journeyOf(session(), machines, scope)))}
          >
            Copy as test
          </button>
          <select
            aria-label="What the test is about"
            value={isOneActor ? 'actor' : 'app'}
            onChange={() => panel.send({ type: 'scope.toggle' })}
          >
            <option value="app">of all</option>
            <option value="actor">of {actor?.path ?? 'an actor'}</option>
          </select>
        </div>
      )}
    </fieldset>
  );
}
