import { expect } from 'vitest';
import { scenario } from './scenario.ts';
import type { Visit } from './visit.ts';

/** The names of the fields that look invalid. */
const markedIn = (visit: Visit, form: string) =>
  visit.evaluate(
    (id) =>
      [...document.querySelectorAll<HTMLInputElement>(`[data-machine=${id}] :is(input, textarea)`)]
        .filter((field) => getComputedStyle(field).boxShadow !== 'none')
        .map(({ name }) => name),
    form,
  );

scenario('R15.11 a field that is wrong shows with its label', async ({ visit }) => {
  await visit.open('/de/contact');
  await visit.evaluate(() => {
    const button = document.querySelector('[data-machine=contactForm] [type=submit]');
    button?.scrollIntoView({ block: 'start', behavior: 'instant' });
    (button as HTMLElement).focus({ preventScroll: true });
  });
  await visit.key('Enter');
  await visit.seeFocus('[name=name]:user-invalid');
  /** How far the label is below the header and the breadcrumbs. */
  const clearance = () =>
    visit.evaluate(() => {
      const label = document.querySelector<HTMLInputElement>('[name=name]')?.labels?.[0];
      const layers = [...document.querySelectorAll('header, [data-machine=breadcrumbs]')];
      const bottoms = layers.map((layer) => layer.getBoundingClientRect().bottom);
      return (label?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...bottoms);
    });
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
});

scenario('R9.7 a message that was sent leaves fields without a mark', async ({ visit, host }) => {
  host.answer('/api/contact', { status: 200 });
  await visit.open('/en/contact');
  await visit.press('Send message');
  expect(await markedIn(visit, 'contactForm')).toEqual(['name', 'email', 'message']);
  await visit.type('Name', 'Ada');
  await visit.type('Email', 'ada@example.com');
  await visit.type('Message', 'Hello');
  await visit.press('Send message');
  await visit.seeFocus('[role=status]');
  expect(await markedIn(visit, 'contactForm')).toEqual([]);
  await visit.type('Name', 'Grace');
  await visit.type('Email', 'grace');
  await visit.press('Send message');
  expect(await markedIn(visit, 'contactForm')).toEqual(['email', 'message']);
});

scenario('R9.7 a subscription leaves a field without a mark', async ({ visit, host }) => {
  host.answer('/api/newsletter', { status: 200 });
  await visit.open('/en/about');
  await visit.type('Email address', 'ada@example.com');
  await visit.key('Enter');
  await visit.seeFocus('[role=status]');
  expect(await markedIn(visit, 'newsletter')).toEqual([]);
  await visit.type('Email address', 'grace');
  await visit.key('Enter');
  expect(await markedIn(visit, 'newsletter')).toEqual(['email']);
});
