import { expect, it, vi } from 'vitest';
import { grantRecorder, loadRecorder } from '#ports/sessionRecorder.ts';

const { init } = vi.hoisted(() => ({ init: vi.fn() }));

vi.mock('@microsoft/clarity', () => ({ default: { init } }));

it('R12.7 starts the recorder only when it is told to', async () => {
  const start = await loadRecorder('project');
  expect(init).not.toHaveBeenCalled();
  start();
  expect(init).toHaveBeenCalledExactlyOnceWith('project');
});

it.each([
  [true, 'granted'],
  [false, 'denied'],
])('tells the recorder the choice on marketing: %s', (marketing, ads) => {
  const clarity = vi.fn();
  grantRecorder({ clarity } as unknown as Window, { analytics: true, marketing });
  expect(clarity).toHaveBeenCalledExactlyOnceWith('consentv2', {
    ad_Storage: ads,
    analytics_Storage: 'granted',
  });
});

it('R12.7 tells nothing where no recorder runs', () => {
  expect(() => grantRecorder({} as Window, { analytics: true, marketing: true })).not.toThrow();
});
