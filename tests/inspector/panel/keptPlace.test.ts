import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from '../../../src/inspector/panel/shell/keptPlace.ts';

const usual = { dock: 'side', sizes: { side: 520, bottom: 400 } };

afterEach(() => vi.unstubAllGlobals());

it('R18.10 the panel stands at its usual place without a storage, or where that holds nonsense', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readPlace()).toEqual(usual);
  expect(() => keepPlace({ dock: 'bottom', sizes: { side: 1, bottom: 1 } })).not.toThrow();
  const nonsense = '{"dock":"ceiling","sizes":{"side":"wide"}}';
  vi.stubGlobal('localStorage', { getItem: () => nonsense });
  expect(readPlace()).toEqual(usual);
});

it('R18.17 the actors that are quiet are kept', () => {
  let kept = '';
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  });
  const place = { dock: 'side', sizes: usual.sizes, quiet: ['lamp'] } as const;
  keepPlace(place);
  expect(readPlace()).toEqual(place);
});
