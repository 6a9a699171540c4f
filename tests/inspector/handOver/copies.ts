import type { Conditions } from '../../../src/inspector/conditions.ts';
import { copyAsSteps } from '../../../src/inspector/handOver/copyAsSteps.ts';
import { copyAsTest, noticeOfTest } from '../../../src/inspector/handOver/copyAsTest.ts';
import { redact } from '../../../src/inspector/handOver/redact.ts';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Gesture, Shown } from '../../../src/inspector/record/entry.ts';
import { showing, startRecord } from '../recordSession.ts';

/** What the copies ask of an app. */
export const app = {
  name: 'Interpunct',
  charts: {},
  labels: { lamp: 'Desk lamp', deliver: 'The answer', 'lamp.press': 'The lamp is pressed' },
  addressOf: () => '/about',
  limitOf: ({ network }: Conditions, moved: readonly string[] = ['letter']) =>
    network && moved.includes('letter') ? `No network is ${network} for the post.` : undefined,
  conditions: { consent: { refused: 'refused' }, language: { fr: 'Français' } },
  running: 'html[data-runs]',
};

export const copySteps = (...sessions: SessionFile[]) =>
  copyAsSteps(sessions, app, 'http://localhost:4173');

/** Some lines of the steps of a session. */
export const linesOf = (session: SessionFile, from: number, to?: number) =>
  copySteps(session).split('\n').slice(from, to);

/** The acts of a session, as they are and masked. */
export const bothOf = (session: SessionFile) =>
  [session, redact(session, () => true)].map((one) => linesOf(one, 3, -1));

/** The test of a session at whose end the page shows the views of machines. */
export const copyTest = (session: SessionFile, ...machines: string[]) =>
  copyAsTest([{ page: showing(...machines), ...session }], app, 'http://localhost:4173');

/** What the panel says of that test. */
export const noticeOf = (session: SessionFile) => noticeOfTest(copyTest(session), [session], app);

/** What a test does after it has opened the page, and what it expects: the lines from one on. */
export const linesIn = (test: string, from = 0) =>
  (/page\.goto\(.*\n([\s\S]*?)\n(?:\n|\}\);)/.exec(test)?.[1] ?? '')
    .split('\n')
    .slice(from)
    .map((line) => line.trim());

export const button = (name: string, place?: number) =>
  ({
    kind: 'click',
    control: { role: 'button', name, ...(place !== undefined && { place }) },
  }) as const;

type Recorder = ReturnType<typeof startRecord>;

/** A person presses “Menu”, and the lamp is lit. */
export const light = (record: Recorder) => record.click('Menu', 'lamp', 'lamp.press');

/** Somebody writes a letter, and sends it. */
export const write = (record: Recorder, how: Parameters<Recorder['send']>[2] = {}) =>
  record.send('letter', { type: 'letter.write', text: 'Hi' }, how);

export const send = (record: Recorder) =>
  record.send('letter', { type: 'letter.send', at: 5 }, { by: 'person' });

/** A session of gestures. After each of these kinds, the page sends what changes no state. */
export function sessionOf(gestures: readonly Gesture[], ...heard: Gesture['kind'][]) {
  const { act, send, end } = startRecord();
  for (const gesture of gestures) {
    act(gesture);
    if (heard.includes(gesture.kind)) send('letter', { type: 'letter.write', text: gesture.kind });
  }
  return end();
}

/** A page that shows that. */
export const pageWith = (tree: string, more: Partial<Shown> = {}): Shown => ({
  ...showing(),
  ...more,
  tree: tree.trim(),
});

/** The snapshots and what is gone that a test expects, without the margin. */
export const expectedIn = (test: string) =>
  [
    ...test.matchAll(
      /Snapshot\(`\n([^`]*?)\n {2}`|expect\(page\.(getByRole.*toHaveCount\(0.*)\);/g,
    ),
  ].map(([, lines, gone]) => gone ?? lines?.replace(/^ {4}/gm, ''));

/** A list as a snapshot has it. */
export const list = (...items: string[]) =>
  ['- list:', ...items.map((item) => `  - listitem: ${item}`)].join('\n');
