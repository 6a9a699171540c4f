import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Leaves } from '../../../src/inspector/panel/actors/ActorList.tsx';
import { actorLabel } from '../../../src/inspector/panel/actors/ActorName.tsx';
import { differenceCells } from '../../../src/inspector/panel/basics/differenceCells.tsx';
import { InspectedContext, requestsOf } from '../../../src/inspector/panel/basics/useInspected.ts';
import { EntryRow } from '../../../src/inspector/panel/events/EntryRow.tsx';
import { PromiseList } from '../../../src/inspector/panel/timers/PromiseList.tsx';
import { HeldBack } from '../../../src/inspector/panel/toolbar/HeldBack.tsx';
import { replayOutcome } from '../../../src/inspector/panel/toolbar/SessionBar.tsx';
import type { Entry } from '../../../src/inspector/record/entry.ts';
import { startRecord } from '../recordSession.ts';

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');

it('R18.21 says in which state an actor has ended', () => {
  const shown = (status: 'active' | 'done', ...leaves: string[]) =>
    textOf(renderToStaticMarkup(createElement(Leaves, { leaves, status })));
  expect(shown('active', 'sent')).toBe('sent');
  expect(shown('done', 'sent')).toBe('sent · done');
  expect(shown('done')).toBe('done');
});

it('R18.21 calls an actor by its machine where a number is its only name', () => {
  const called = (path: string, chart: string | null) =>
    actorLabel({ labels: {}, charts: {} }, { path, chart });
  expect(called('cart/x.12', 'toast')).toBe('Toast');
  expect(called('cart/x.12', null)).toBe('X.12');
  expect(called('cart/max.12', 'toast')).toBe('Max.12');
});

it('R18.17 shows the states that have changed, and none of a region that stays', () => {
  const cellsOf = (before: string, after: string) =>
    differenceCells({ path: '(state)', before, after })
      .slice(1)
      .map((cell) => textOf(renderToStaticMarkup(cell)).replaceAll('&quot;', ''));
  expect(cellsOf('sheet.folded mail.ready', 'sheet.open mail.ready')).toEqual([
    'sheet.folded',
    'sheet.open',
  ]);
  expect(cellsOf('mail.ready', 'mail.ready sheet.open')).toEqual(['–', 'sheet.open']);
});

it('R18.17 names once what sends to itself, in full where a row cuts it', () => {
  const record = startRecord();
  const rowOf = (from: string) => {
    record.send('lamp', { type: 'lamp.press' });
    const entry = record.record.entries.at(-1) as Entry;
    const deliveries = entry.deliveries.map((one) => ({ ...one, sender: from }));
    const row = { index: 1, entry: { ...entry, deliveries }, ways: { moved: [], stayed: [] } };
    const kind = { note: undefined, isChosen: false, isStop: false };
    const props = { row, charts: {}, quiet: [], hide: <T>(text: T) => text, ...kind };
    const markup = renderToStaticMarkup(createElement(EntryRow, props));
    return markup.match(/class="route".*?<\/span>/)?.[0];
  };
  expect(rowOf('lamp')).toBe('class="route" title="lamp">lamp</span>');
  expect(rowOf('desk')).toContain('title="desk → lamp"');
});

it('R18.15, R18.34 says what waits on a page that goes on, and that it stands beside the promises', () => {
  const outgoing = [{ id: 'live', what: 'start live of login' }];
  const shown = (part: () => ReactNode, view: object) => {
    const value = { view, inspector: { app: { unheld: 'Actions go out.' } } } as never;
    return textOf(
      renderToStaticMarkup(createElement(InspectedContext, { value }, createElement(part))),
    );
  };
  const list = () => PromiseList({ promises: [] });
  const now = { lookingAt: null, outgoing };
  expect(shown(HeldBack, now)).toBe(
    'This waits until you release it:would start live of login ReleaseActions go out.',
  );
  expect(shown(list, now)).toContain('is pending. Something else is held: release it');
  for (const other of [{ lookingAt: 2 }, { outgoing: [] }])
    expect(shown(list, { ...now, ...other })).toContain('is pending. “Hold');
});

it.each([
  ['•••', 'hunter2!', false],
  ['•••', undefined, true],
  ['▒▒▒', undefined, true],
  ['masked1@example.com', undefined, true],
])('R18.49 says whether a session has masks: %s, %s', (value, secret, isTold) => {
  const entries = [{ cause: { type: 'act', gesture: { kind: 'type', value, secret } } }] as never;
  const { toldOf } = requestsOf({} as never, { getView: () => ({ entries }) } as never);
  const replayed = replayOutcome({ differences: [{}] } as never, entries);
  for (const text of [toldOf('Restored.').text, replayed])
    expect(text.includes('. The session has masks in place of ')).toBe(isTold);
});
