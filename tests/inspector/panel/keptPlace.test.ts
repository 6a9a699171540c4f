import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from '../../../src/inspector/panel/shell/keptPlace.ts';

const usual = { isQuiet: true, isRedacted: false, sizes: { side: 520, bottom: 400 } } as const;

afterEach(() => vi.unstubAllGlobals());

it('R18.10, R18.17 the panel stands at its usual place without a storage, or where that holds nonsense', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readPlace()).toEqual(usual);
  expect(() => keepPlace(usual)).not.toThrow();
  const nonsense = '{"isQuiet":false,"isRedacted":true,"sizes":{"side":"wide"}}';
  vi.stubGlobal('localStorage', { getItem: () => nonsense });
  expect(readPlace()).toEqual({ ...usual, isQuiet: false, isRedacted: true });
});
