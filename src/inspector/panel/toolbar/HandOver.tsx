/** @jsxImportSource react */
import { useRef } from 'react';
import { describeBefore } from '../../handOver/actsOfReport.ts';
import { copyAsSteps } from '../../handOver/copyAsSteps.ts';
import { copyAsTest, noticeOfTest } from '../../handOver/copyAsTest.ts';
import { countTyped } from '../../handOver/typing.ts';
import { Button, Switch, Toolbar } from '../basics/controls.tsx';
import { count, countEntries } from '../basics/format.ts';
import { lossIn, useInspected } from '../basics/useInspected.ts';

/** Offers a text as a file of the browser. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]));
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

const COPIES = [
  ['steps', 'A bug report in numbered sentences', copyAsSteps],
  ['browser test', 'A test for Playwright that does the same in a browser', copyAsTest],
] as const;

/** Copies a text, or saves it where the browser lets nobody copy. */
async function copyText(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    download(`${what}.txt`, text);
    throw new Error(`The browser did not let the inspector copy. It has saved ${what}.txt.`);
  }
}

/** Tells how much was copied, and how much of it people typed. */
function describeCopy(what: string, text: string, typedCount: number): string {
  const along = typedCount > 0 ? `, with ${count(typedCount, 'typed text')}` : '';
  return `Copied ${count(text.trimEnd().split('\n').length, 'line')} as ${what}${along}.`;
}

/** Takes a session in from a file. */
function Import() {
  const { panel, inspector, ask, toldOf, isBusy } = useInspected();
  const file = useRef<HTMLInputElement>(null);
  const importSession = (chosen: File) =>
    ask('Importing…', async () => {
      const json = await readJson(chosen);
      await inspector.importSession(json);
      // A failure of the model kit is about one machine.
      const { machine } = Object(json) as { machine?: string };
      const failing = inspector.getView().actors.find(({ chart }) => chart === machine);
      if (failing) panel.send({ type: 'actor.chosen', actor: failing.path });
      return toldOf(`Imported ${chosen.name}.`, json);
    });
  return (
    <>
      <Button isInert={isBusy} onClick={() => file.current?.click()}>
        Import
      </Button>
      <input
        ref={file}
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
    </>
  );
}

/** Takes the session out of the panel, and others in. */
export function HandOver() {
  const { panel, inspector, ask, isBusy, quiet, earlier, place } = useInspected();
  const { isRedacted } = place;
  const { app } = inspector;

  const exportSession = () =>
    ask('Exporting…', async () => {
      const session = inspector.exportSession({ redacted: isRedacted, earlier });
      const name = `${session.app}-${session.version}.session.json`;
      download(name, JSON.stringify(session));
      const entries = countEntries(session.entries);
      const stored = session.surroundings?.stored.length ?? 0;
      const along = stored > 0 ? `, with ${count(stored, 'text')} that the browser had stored` : '';
      return { text: `Exported ${entries} as ${name}${along}. ${lossIn(session)}`.trim() };
    });
  const copy = (what: string, make: (typeof COPIES)[number][2]) =>
    ask('Copying…', async () => {
      const told = inspector.exportReport({ redacted: isRedacted, earlier });
      const text = make(told, app, location.origin, quiet);
      const typedCount = isRedacted ? 0 : countTyped(text, told);
      await copyText(what, text);
      const notice = make === copyAsTest ? noticeOfTest(text, told, app, quiet) : '';
      return { text: describeCopy(what, text, typedCount) + describeBefore(told) + notice };
    });

  return (
    <Toolbar aria-label="Hand over">
      <Button isInert={isBusy} onClick={exportSession}>
        Export
      </Button>
      <Import />
      <Switch
        isOn={isRedacted}
        title="Mask what people typed, each word of it in notes, and what addresses tell, in what leaves the panel"
        onClick={() => panel.send({ type: 'place.turned', place: { isRedacted: !isRedacted } })}
      >
        Redact
      </Switch>
      <div className="copies">
        <span aria-hidden="true" className="muted">
          Copy as
        </span>
        {COPIES.map(([what, title, make]) => (
          <Button
            key={what}
            aria-label={`Copy as ${what}`}
            title={title}
            isInert={isBusy}
            onClick={() => copy(what, make)}
          >
            {what}
          </Button>
        ))}
      </div>
    </Toolbar>
  );
}
