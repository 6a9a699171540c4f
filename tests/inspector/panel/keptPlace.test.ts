import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from '../../../src/inspector/panel/shell/keptPlace.ts';

const usual = { isQuiet: true, sizes: { side: 520, bottom: 400 } } as const;

afterEach(() => vi.unstubAllGlobals());

it('R18.10 the panel stands at its usual place without a storage, or where that holds nonsense', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readPlace()).toEqual(usual);
  expect(() => keepPlace(usual)).not.toThrow();
  const nonsense = '{"sizes":{"side":"wide"}}';
  vi.stubGlobal('localStorage', { getItem: () => nonsense });
  expect(readPlace()).toEqual(usual);
});

it('R18.17 whether actors are quiet is kept', () => {
  let kept = '';
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  });
  const place = { ...usual, isQuiet: false };
  keepPlace(place);
  expect(readPlace()).toEqual(place);
});
