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

scenario('R9.7, R9.9 a draft survives a reload, and is delivered', async ({ visit, host }) => {
  host.answer('/api/contact', { status: 200 });
  await visit.open('/en/contact');
  await visit.type('Name', 'Ada');
  await visit.type('Email', 'ada@example.com');
  await visit.type('Message', 'Hello');
  await visit.reload();
  await expect
    .poll(() =>
      visit.evaluate(() => document.querySelector<HTMLInputElement>('[name=name]')?.value),
    )
    .toBe('Ada');
  await visit.press('Send message');
  await visit.seeState('contactForm', 'success');
  await visit.seeFocus('[role=status]');
  const [request] = host.requests.filter(({ path }) => path === '/api/contact');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ name: 'Ada', message: 'Hello' });
});

scenario(
  'R9.5, R9.7 a message that was not delivered is kept, and can be sent again',
  async ({ visit, host }) => {
    host.answer('/api/contact', { status: 500 });
    await visit.open('/en/contact');
    await visit.type('Name', 'Ada');
    await visit.type('Email', 'ada@example.com');
    await visit.type('Message', 'Hello');
    await visit.press('Send message');
    await visit.seeState('contactForm', 'error');
    await visit.seeFocus('[role=alert]');
    const message = () =>
      visit.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value);
    expect(await message()).toBe('Hello');
    host.answer('/api/contact', { status: 200 });
    await visit.press('Send message');
    await visit.seeState('contactForm', 'success');
    expect(await message()).toBe('');
  },
  { expected: /The contactForm was not delivered/ },
);

scenario('R9.2 the browser refuses an address that is none', async ({ visit, host }) => {
  await visit.open('/en/contact');
  await visit.type('Name', 'Ada');
  await visit.type('Email', 'ada');
  await visit.type('Message', 'Hello');
  await visit.press('Send message');
  await visit.seeFocus('[name=email]:user-invalid');
  await visit.seeState('contactForm', 'idle');
  expect(host.requests.filter(({ path }) => path === '/api/contact')).toEqual([]);
});

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

scenario('R9.4 the newsletter is subscribed to', async ({ visit, host }) => {
  host.answer('/api/newsletter', { status: 200 });
  await visit.open('/en/about');
  await visit.type('Email address', 'ada@example.com');
  await visit.key('Enter');
  await visit.seeState('newsletter', 'success');
  const [request] = host.requests.filter(({ path }) => path === '/api/newsletter');
  expect(JSON.parse(request?.body ?? '')).toEqual({ email: 'ada@example.com', language: 'en' });
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
