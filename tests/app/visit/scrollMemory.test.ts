import { afterEach, expect, it, vi } from 'vitest';
import { createScrollMemory, POSITIONS_KEY } from '#app/visit/scrollMemory.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['[', '[]', 'null'])('R16.6 keeps positions where %s is stored', (text) => {
  vi.stubGlobal('scrollY', 600);
  const write = vi.fn(() => true);
  const memory = createScrollMemory({ read: () => text, write, remove: () => true });
  expect(memory.has('1')).toBe(false);
  memory.note('1');
  memory.keep();
  expect(write).toHaveBeenCalledWith(POSITIONS_KEY, '{"1":600}');
});
