import { expect, it } from 'vitest';
import { isTyped } from '#app/inspect/cases.ts';
import { copyAsSteps } from '#inspector/handOver/copyAsSteps.ts';
import type { SessionFile } from '#inspector/handOver/sessionFile.ts';
import { recordWalk, startRecord } from './recordSession.ts';

const app = { name: 'Interpunct', isTyped, addressOf: () => '/about' };

const copy = (session: SessionFile) => copyAsSteps(session, app, 'http://localhost:4173');

const home = { page: 'home', language: 'en', prefix: '', path: '/' };

it('R18.26 says what happened, when, and which states changed', async () => {
  const record = startRecord();
  record.send('podcastPopup', { type: 'home.entered' });
  record.pass(3_000);
  record.send('chat', { type: 'chat.toggle' });
  record.pass(50);
  record.send('chat', { type: 'chat.type', text: "What's new?" });
  record.send('chat', { type: 'chat.send', language: 'en', at: 5 });
  await record.settle('error', 'chat', 'requestAnswer', { reason: 'offline' });
  await record.settle('output', 'chatOverlay', 'loadCode', undefined);
  expect(copy(record.end())).toBe(`Interpunct 1.692.17

1. Open http://localhost:4173/about.
2. Send \`home.entered\` to podcastPopup: idle → waiting.counting.
3. After 2.0 s, the timer \`startFor\` of backdrop fires: absent → still.
4. After 1.0 s, the timer \`shownFor\` of breadcrumbs fires: visible.timed → hidden.
5. The timer \`popupDelay\` of podcastPopup fires: waiting.counting → shown.
6. Send \`chat.toggle\` to chat: panel.closed → panel.open.opening. podcastPopup: shown → waiting.interrupted. chatOverlay: absent → loading.
7. Send \`chat.type\` to chat with \`{ text: 'What\\'s new?' }\`.
8. Send \`chat.send\` to chat with \`{ language: 'en', at: 5 }\`: conversation.ready → conversation.waiting.
9. \`requestAnswer\` of chat fails with \`{ reason: 'offline' }\`: conversation.waiting → conversation.failed.
10. \`loadCode\` of chatOverlay succeeds: loading → ready.
`);
});

it('R18.26 makes one step of moves, frames and letters that change no state', () => {
  const record = startRecord();
  record.pass(6_000);
  record.send('site', { type: 'motion.allowed' });
  record.send('site', { type: 'tab.shown' });
  for (let y = 200; y > 180; y -= 1) record.send('site', { type: 'pointer.moved', y });
  for (const text of ['H', 'He', 'Hel', 'Hell', 'Hello']) {
    record.pass(7_000);
    record.send('chat', { type: 'chat.type', text });
    record.send('site', { type: 'pointer.moved', y: 199 });
  }
  record.send('newsletter', { type: 'form.edit', name: 'email', value: 'a' });
  record.send('newsletter', { type: 'form.edit', name: 'email', value: 'ad' });
  record.send('newsletter', { type: 'form.edit', name: 'reference', value: 'x' });
  expect(copy(record.end()).split('\n').slice(5)).toEqual([
    '4. After 2.0 s, the timer `giveUpAfter` of versionBadge fires: loading → generating.',
    '5. After 1.0 s, send `motion.allowed` to site.',
    '6. Send `tab.shown` to site. backdrop: still → moving. drawing: still.held → still.loading.',
    '7. Send `pointer.moved` to site 25 times, at last with `{ y: 199 }`.',
    "8. After 7.0 s, send `chat.type` to chat 5 times, at last with `{ text: 'Hello' }`.",
    '9. After 3.0 s, the timer `frameFor` of backdrop fires 3 times.',
    "10. Send `form.edit` to newsletter 2 times, at last with `{ name: 'email', value: 'ad' }`.",
    "11. Send `form.edit` to newsletter with `{ name: 'reference', value: 'x' }`.",
    '',
  ]);
});

it('R18.26 keeps what a person does in its order', () => {
  const record = startRecord();
  const toggle = (category: string) => record.send('consent', { type: 'consent.toggle', category });
  for (const category of ['analytics', 'marketing', 'analytics']) toggle(category);
  expect(copy(record.end()).split('\n').slice(3, 6)).toEqual([
    "2. Send `consent.toggle` to consent with `{ category: 'analytics' }`.",
    "3. Send `consent.toggle` to consent with `{ category: 'marketing' }`.",
    "4. Send `consent.toggle` to consent with `{ category: 'analytics' }`.",
  ]);
});

it('R18.26 says where a session begins whose first part was dropped', () => {
  const record = startRecord();
  record.pass(4_000);
  record.send('site', { type: 'route.requested', address: home, isLoaded: true });
  const session = record.end();
  const first = session.entries[1] as SessionFile['entries'][number];
  const rest = {
    ...session,
    start: first.kept,
    startAt: first.at,
    entries: session.entries.slice(2),
  };
  expect(copy(rest)).toContain('1. Go on at http://localhost:4173/about, 2.0 s after the start.');
  expect(copy(rest)).toContain('3. After 1.0 s, send `route.requested` to site with');
});

it('R18.26 describes every step of any session', async () => {
  const steps = copy(await recordWalk(11, 200))
    .split('\n')
    .slice(2, -1);
  for (const [index, step] of steps.entries()) {
    expect(step).toMatch(new RegExp(`^${index + 1}\\. [A-Z\`].*\\.$`));
    expect(step).not.toMatch(/undefined|\[object|xstate/);
  }
});
