// @vitest-environment happy-dom
/** @jsxImportSource react */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from '../../../src/inspector/panel/shell/keptPlace.ts';
import { Separator } from '../../../src/inspector/panel/shell/Separator.tsx';
import { watchPage } from '../../../src/inspector/panel/shell/watchPage.ts';
import { createFakeInspector, entriesOf } from './fakeInspector.ts';
import { place, startPanel } from './renderPanel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('R18.10 moves the line between page and panel by dragging', () => {
  const { panel } = startPanel();
  render(<Separator panel={panel} />);
  const line = screen.getByRole('separator', { name: 'Size of the inspector' });
  let captured: number | null = null;
  Object.assign(line, {
    setPointerCapture: (id: number) => {
      captured = id;
    },
    hasPointerCapture: (id: number) => captured === id,
  });
  const size = () => Number(line.getAttribute('aria-valuenow'));
  fireEvent.pointerMove(line, { pointerId: 1, clientX: 840, clientY: 450 });
  expect(size()).toBe(520);
  fireEvent.pointerDown(line, { pointerId: 1 });
  fireEvent.pointerMove(line, { pointerId: 1, clientX: 840, clientY: 450 });
  expect(size()).toBe(600);
  fireEvent.pointerMove(line, { pointerId: 1, clientX: 10, clientY: 450 });
  expect(size()).toBe(1_120);
  act(() => panel.send({ type: 'dock.chosen', dock: 'bottom' }));
  fireEvent.pointerMove(line, { pointerId: 1, clientX: 840, clientY: 450 });
  expect(size()).toBe(450);
});

it('R18.10 keeps the place of the panel, and does without storage', () => {
  expect(readPlace()).toEqual(place);
  const kept = { dock: 'bottom', sizes: { side: 600, bottom: 300 } } as const;
  keepPlace(kept);
  expect(readPlace()).toEqual(kept);
  localStorage.setItem('inspector-panel', '{"dock":"ceiling","sizes":{"side":"wide"}}');
  expect(readPlace()).toEqual(place);
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readPlace()).toEqual(place);
  expect(() => keepPlace(kept)).not.toThrow();
  vi.unstubAllGlobals();
});

it('R18.9 finds each recorder of a page, and none in an error page', async () => {
  const { panel } = startPanel();
  const page = Object.assign(new EventTarget(), {}) as unknown as Window;
  const announce = async () => {
    const channel = new BroadcastChannel('inspector');
    channel.postMessage('ready');
    await vi.waitFor(() => expect(panel.getSnapshot().value.connection).toBe('connected'));
    channel.close();
  };
  const stop = watchPage(() => page, panel);
  expect(panel.getSnapshot().value.connection).toBe('connecting');
  const first = createFakeInspector({ entries: entriesOf(6, 'inspector') });
  Object.assign(page, { inspector: first });
  await announce();
  expect(panel.getSnapshot().context.inspector).toBe(first);

  page.dispatchEvent(new Event('pagehide'));
  expect(panel.getSnapshot().value.connection).toBe('connecting');
  // What the document has recorded outlives it.
  expect(panel.getSnapshot().context.earlier[0]?.entries).toHaveLength(6);
  const second = createFakeInspector();
  Object.assign(page, { inspector: second });
  await announce();
  expect(panel.getSnapshot().context.inspector).toBe(second);
  stop();

  const failed = {
    get inspector(): never {
      throw new DOMException('Blocked', 'SecurityError');
    },
  };
  const { panel: other } = startPanel();
  watchPage(() => failed as unknown as Window, other)();
  expect(other.getSnapshot().value.connection).toBe('connecting');
});
