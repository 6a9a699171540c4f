import { expect } from 'vitest';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import { scenario } from './scenario.ts';

/** The names of the fields that look invalid. */
const markedIn = (visitor: SiteVisitor, form: string) =>
  visitor.inPage(
    (id) =>
      [...document.querySelectorAll<HTMLInputElement>(`[data-machine=${id}] :is(input, textarea)`)]
        .filter((field) => getComputedStyle(field).boxShadow !== 'none')
        .map(({ name }) => name),
    form,
  );

scenario('R15.11 a field that is wrong shows with its label', async ({ visitor }) => {
  await visitor.open('/de/contact');
  await visitor.inPage(() => {
    const button = document.querySelector('[data-machine=contactForm] [type=submit]');
    button?.scrollIntoView({ block: 'start', behavior: 'instant' });
    (button as HTMLElement).focus({ preventScroll: true });
  });
  await visitor.key('Enter');
  await visitor.seeFocus('[name=name]:user-invalid');
  /** How far the label is below the header and the breadcrumbs. */
  const clearance = () =>
    visitor.inPage(() => {
      const label = document.querySelector<HTMLInputElement>('[name=name]')?.labels?.[0];
      const layers = [...document.querySelectorAll('header, [data-machine=breadcrumbs]')];
      const bottoms = layers.map((layer) => layer.getBoundingClientRect().bottom);
      return (label?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...bottoms);
    });
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
});

scenario(
  'R9.20 what a wrong key has replaced comes back by an undo',
  async ({ visitor }) => {
    const text = () =>
      visitor.inPage(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value);
    await visitor.open('/en/contact');
    await visitor.type('Message', 'Hello');
    await visitor.inPage(() => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, ' ');
    });
    await expect.poll(text).toBe(' ');
    await visitor.inPage(() => {
      document.execCommand('undo');
    });
    await expect.poll(text).toBe('Hello');
  },
  // Chromium undoes what a script has set, too, and WebKit undoes nothing here without a key.
  { engines: ['Firefox'] },
);

scenario(
  'R16.16 an answer that came while the machine slept counts before the deadline',
  async ({ visitor, host }) => {
    const answer = host.hold('/api/contact');
    const { clock } = visitor.page;
    await clock.install();
    await visitor.open('/en/contact');
    await visitor.sendMessage();
    await visitor.see('contactForm', 'submitting');
    await clock.pauseAt(Date.now() + 1_000);
    await clock.fastForward(60_000);
    answer({ status: 200 });
    await visitor.see('contactForm', 'success');
  },
  { engines: ['Chromium'] },
);

scenario('R9.7 a message that was sent leaves fields without a mark', async ({ visitor, host }) => {
  host.answer('/api/contact', { status: 200 });
  await visitor.open('/en/contact');
  await visitor.press('Send message');
  expect(await markedIn(visitor, 'contactForm')).toEqual(['name', 'email', 'message']);
  await visitor.sendMessage();
  await visitor.seeFocus('[role=status]');
  expect(await markedIn(visitor, 'contactForm')).toEqual([]);
  await visitor.type('Name', 'Grace');
  await visitor.type('Email', 'grace');
  await visitor.press('Send message');
  expect(await markedIn(visitor, 'contactForm')).toEqual(['email', 'message']);
});
