import { expect } from 'vitest';
import { MODULES } from '#tests/e2e/builtCode.ts';
import { NARROW, scenario } from './scenario.ts';

scenario(
  'R16.3 a start whose modules fail succeeds with the next sign of the visitor',
  async ({ visit, host }) => {
    host.failOnce(MODULES);
    await visit.goTo('/en/');
    await expect
      .poll(() => host.requests.filter(({ path }) => MODULES.test(path)).length)
      .toBeGreaterThan(0);
    // The page may not have noticed the failure when the first key comes.
    await expect
      .poll(async () => {
        await visit.key('Shift');
        return visit.evaluate(() => document.documentElement.matches('[data-hydrated]'));
      })
      .toBe(true);
    await visit.press('Services');
    await visit.seeState('servicesDropdown', 'open');
  },
);

scenario(
  'R16.3, R16.9 a start whose texts fail succeeds with the next sign of the visitor',
  async ({ visit, host }) => {
    host.failOnce(/\/locales\/fr\/about/);
    await visit.goTo('/about');
    await visit.waitFor(() => !document.documentElement.matches('[data-language]'));
    await expect.poll(() => host.requests.some(({ path }) => /locales/.test(path))).toBe(true);
    await expect
      .poll(async () => {
        await visit.key('Shift');
        return visit.evaluate(() => document.documentElement.matches('[lang=fr][data-hydrated]'));
      })
      .toBe(true);
  },
  {
    early: () => localStorage.setItem('interpunct-language', 'fr'),
    expected: /The site could not be started/,
  },
);

scenario('R3.1 the header is transparent at the top before the start', async ({ visit, host }) => {
  const release = host.hold(MODULES);
  await visit.goTo('/en/');
  await visit.waitFor(() => {
    const header = document.querySelector('header');
    return header !== null && getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)';
  });
  release('file');
  await visit.isReady();
});

scenario('R16.3 a press before the start is answered once', async ({ visit, host }) => {
  const release = host.hold(MODULES);
  await visit.goTo('/en/');
  await visit.press('Chat assistant');
  release('file');
  await visit.isReady();
  await visit.seeState('chat', 'panel.open');
});

scenario('R16.3 text typed before the start stays', async ({ visit, host }) => {
  const release = host.hold(MODULES);
  await visit.goTo('/en/contact');
  await visit.type('Name', 'Ada');
  release('file');
  await visit.isReady();
  const value = () =>
    visit.evaluate(() => document.querySelector<HTMLInputElement>('[name=name]')?.value);
  expect(await value()).toBe('Ada');
  // The text has reached the chart, which keeps it for the next document.
  await visit.reload();
  await expect.poll(value).toBe('Ada');
});

scenario(
  'R3.9 a dropdown opens before the start, stays open and closes',
  async ({ visit, host }) => {
    const release = host.hold(MODULES);
    await visit.goTo('/en/');
    await visit.press('Services');
    await visit.seeState('servicesDropdown', 'open');
    await visit.seeText('Ventures', '[data-machine=servicesDropdown] a');
    release('file');
    await visit.isReady();
    await visit.seeState('servicesDropdown', 'open');
    await visit.waitFor(
      () => document.querySelector('[data-machine=servicesDropdown] :popover-open') !== null,
    );
    await visit.key('Escape');
    await visit.seeState('servicesDropdown', 'closed');
    await visit.waitFor(() => !document.querySelector(':popover-open'));
  },
);

scenario(
  'R3.9 the phone menu opens before the start, stays open and closes',
  async ({ visit, host }) => {
    const release = host.hold(MODULES);
    await visit.goTo('/en/');
    await visit.press('Menu');
    await visit.seeState('mobileMenu', 'open');
    release('file');
    await visit.isReady();
    await visit.seeState('mobileMenu', 'open');
    await visit.waitFor(() => document.querySelector('dialog[open]') !== null);
    await visit.key('Escape');
    await visit.seeState('mobileMenu', 'closed');
    await visit.waitFor(() => !document.querySelector('dialog[open]'));
    await visit.seeFocus('[commandfor=menu][aria-haspopup]');
  },
  { size: NARROW },
);
