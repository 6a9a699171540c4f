// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { summaryOf } from '../../../src/inspector/panel/events/entryTexts.ts';
import { entriesOf } from './fakeInspector.ts';
import { renderPanel } from './renderPanel.tsx';

vi.mock('../../../src/inspector/panel/events/entryTexts.ts', async (load) => {
  const texts = await load<typeof import('../../../src/inspector/panel/events/entryTexts.ts')>();
  return { ...texts, summaryOf: vi.fn(texts.summaryOf) };
});

afterEach(cleanup);

it('R18.22 renders one row when an entry joins a long log', async () => {
  const { user, inspector, container } = renderPanel({ entries: entriesOf(1_000) });
  await user.click(screen.getByRole('tab', { name: 'Events' }));
  const rows = () => container.querySelectorAll('[data-index]').length;
  expect(rows()).toBe(1_000);
  vi.mocked(summaryOf).mockClear();
  inspector.change({
    now: 251_000,
    entries: [...inspector.getView().entries, ...entriesOf(1_001).slice(-1)],
  });
  await waitFor(() => expect(rows()).toBe(1_001));
  // The row before it hands its tab stop over, which renders it once more.
  expect(vi.mocked(summaryOf).mock.calls.length).toBeLessThanOrEqual(2);
});
