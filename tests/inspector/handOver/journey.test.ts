import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTest } from '#app/inspect/writeTest.ts';
import { journeyOf } from '#inspector/handOver/journey.ts';
import type { SessionFile } from '#inspector/handOver/sessionFile.ts';
import { machines, recordWalk, startRecord } from './recordSession.ts';

const actors = ['site', 'chat', 'consent', 'contactForm', 'page', 'podcastPopup', 'breadcrumbs'];

const copy = (session: SessionFile, actor?: string) =>
  writeTest(journeyOf(session, machines, actor));

/** Changes the last state that a test expects. */
const withWrongState = (test: string) =>
  test.replace(/(.*toBe\(')[^']+/s, (_, before: string) => `${before}elsewhere`);

/** A later part of a session, as after older entries were dropped. */
function withoutFirst(session: SessionFile, count: number): SessionFile {
  const last = session.entries[count - 1];
  if (!last) throw new Error('the session is too short');
  return { ...session, start: last.kept, startAt: last.at, entries: session.entries.slice(count) };
}

type Outcome = { status: string; title: string; messages: string[] };

let folder: string;

/** Runs tests in a process of their own. Returns the outcome of each, by the name of its file. */
function run(files: Readonly<Record<string, string>>): Record<string, Outcome> {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/vitest'),
    ['run', '--root', folder, '--config', join(folder, 'vitest.config.ts'), '--reporter=json'],
    { encoding: 'utf8' },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    testResults: {
      name: string;
      message: string;
      assertionResults: { status: string; title: string; failureMessages: string[] }[];
    }[];
  };
  return Object.fromEntries(
    report.testResults.map(({ name, message, assertionResults: [result] }) => [
      name.slice(name.lastIndexOf('/') + 1),
      {
        status: result?.status ?? 'broken',
        title: result?.title ?? '',
        messages: result?.failureMessages ?? [message],
      },
    ]),
  );
}

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/journeys-'));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    "export default { test: { isolate: false, include: ['*.ts'], exclude: ['vitest.config.ts'] } };\n",
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a session that is copied as a test', () => {
  it('R18.27 passes when pasted, and fails where an expectation is another', async () => {
    const files: Record<string, string> = {};
    for (const seed of [1, 2, 3]) {
      const session = await recordWalk(seed, 120);
      for (const actor of actors) {
        files[`${actor}.${seed}.pass.ts`] = copy(session, actor);
        files[`${actor}.${seed}.late.pass.ts`] = copy(withoutFirst(session, 40), actor);
        files[`${actor}.${seed}.fail.ts`] = withWrongState(copy(session, actor));
      }
    }
    const outcomes = run(files);
    expect(Object.keys(outcomes)).toHaveLength(Object.keys(files).length);
    for (const [name, { status, messages }] of Object.entries(outcomes)) {
      const expected = name.endsWith('.pass.ts') ? 'passed' : 'failed';
      expect(status, `${name}: ${messages}`).toBe(expected);
      if (expected === 'failed') expect(messages.join()).toContain('elsewhere');
    }
  }, 60_000);

  it('R18.27 reads like a test that a person has written', () => {
    const record = startRecord();
    record.send('site', {
      type: 'route.changed',
      address: { page: 'home', language: 'en', prefix: '', path: '/' },
    });
    record.pass(3_000);
    record.send('podcastPopup', { type: 'popup.dismiss' });
    expect(copy(record.end(), 'podcastPopup')).toBe(`import { expect, it } from 'vitest';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { startRecorded } from '#tests/machines/recordedJourney.ts';

it('podcastPopup goes the way that was recorded in 1.692.17', () => {
  const { context, pass, send, state } = startRecorded(podcastPopupMachine, { input: { wasShown: false } });
  expect(state()).toBe('idle');
  send({ type: 'home.entered' });
  expect(state()).toBe('waiting.counting');
  pass(3_000);
  expect(state()).toBe('shown');
  send({ type: 'popup.dismiss' });
  expect(state()).toBe('dismissed');
  expect(context()).toEqual({ wasShown: false, isChatOpen: false });
});
`);
  });

  it('R18.27 is about the whole site, unless an actor is named', () => {
    const record = startRecord();
    record.send('chat', { type: 'chat.toggle' });
    record.send('mobileMenu', { type: 'menu.open' });
    const test = copy(record.end());
    expect(test).toContain("it('site goes the way that was recorded in 1.692.17'");
    expect(test).toContain("expect(state('chat')).toBe('panel.open.opening conversation.ready');");
    expect(test).toContain("expect(state('mobileMenu')).toBe('open');");
  });

  it('R18.27 settles what settled', async () => {
    const record = startRecord();
    record.send('chat', { type: 'chat.type', text: 'Where are you?' });
    record.send('chat', { type: 'chat.send', language: 'en', at: 5 });
    await record.settle('error', 'chat', 'requestAnswer', { reason: 'offline' });
    const test = copy(record.end(), 'chat');
    expect(test).toContain(
      "await settlePort('requestAnswer', ({ reject }) => reject({ reason: 'offline' }));\n" +
        "  expect(state()).toBe('panel.closed conversation.failed');\n",
    );
    expect(test).toContain(', async () => {');
  });

  it('R18.27 says which actor was not there', async () => {
    const session = startRecord().end();
    expect(() => copy(session, 'nobody')).toThrow('“nobody” was not there when the session began.');
  });
});
