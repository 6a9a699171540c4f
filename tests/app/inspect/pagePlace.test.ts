// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { pagePlace, withoutSmoothScrolls } from '#app/inspect/pagePlace.ts';

const outlined = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .map(({ selectorText }) => document.querySelector(selectorText)?.id);

beforeEach(() => {
  document.adoptedStyleSheets = [];
  document.body.innerHTML = '<p></p><form><input id="name"><input id="mail"></form>';
  window.scrollTo(0, 0);
});

it('R18.34 takes a page to its scroll position and its focus', async () => {
  const { placeOf, showPlace } = pagePlace(window);
  document.getElementById('mail')?.focus();
  window.scrollTo(0, 640);
  const place = JSON.parse(JSON.stringify(placeOf()));
  document.getElementById('name')?.focus();
  window.scrollTo(0, 0);
  await showPlace(place, 'visit');
  expect(window.scrollY).toBe(640);
  expect(document.activeElement?.id).toBe('mail');
});

it('R18.16 outlines what had the focus in the past, and leaves the focus where it is', async () => {
  const { placeOf, showPlace } = pagePlace(window);
  document.getElementById('mail')?.focus();
  const place = placeOf();
  document.getElementById('name')?.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await showPlace(place, 'look');
  expect(outlined()).toEqual(['mail']);
  expect(focus).not.toHaveBeenCalled();
  await showPlace(place, 'visit');
  expect(outlined()).toEqual([]);
});

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
