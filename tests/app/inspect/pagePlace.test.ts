// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pagePlace, withoutSmoothScrolls } from '#app/inspect/pagePlace.ts';

it('R18.34 has a page scroll at once while it is put back', () => {
  const scrolls: unknown[][] = [];
  const scrollTo = vi
    .spyOn(Element.prototype, 'scrollTo')
    .mockImplementation((...to: unknown[]) => scrolls.push(to));
  const log = document.body;
  withoutSmoothScrolls(globalThis, () => {
    log.scrollTo({ top: 9, behavior: 'smooth' });
    log.scrollTo(1, 2);
  });
  log.scrollTo({ top: 9, behavior: 'smooth' });
  expect(scrolls).toEqual([
    [{ top: 9, behavior: 'instant' }],
    [1, 2],
    [{ top: 9, behavior: 'smooth' }],
  ]);
  scrollTo.mockRestore();
});

it('R18.24 leaves a page where it is when a file holds no place', async () => {
  const { showPlace } = pagePlace(window);
  window.scrollTo(0, 640);
  for (const place of [
    undefined,
    null,
    {},
    { x: 0, y: 'top', focus: [] },
    { x: 0, y: 0, focus: ['a{}'] },
  ]) {
    await showPlace(place, 'look');
    expect(window.scrollY).toBe(640);
  }
});
