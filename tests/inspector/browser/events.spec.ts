import { expect, type Inspected, test } from './inspectorPage.ts';

test.describe('events', () => {
  test('R18.4 names the guards that block an event', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.actor('chat').click();
    const events = inspector.region('Events');
    await expect(events.getByRole('listitem').filter({ hasText: 'chat.send' })).toContainText(
      /blocked by/,
    );
    await inspector.send('chat', 'chat.type', { text: 'Where are you?' });
    await expect(events.getByRole('listitem').filter({ hasText: 'chat.send' })).toContainText(
      'enabled',
    );
  });

  test('R18.14 refuses a payload that is wrong, and sends one that is right', async ({
    inspector,
  }) => {
    await inspector.openHeld('/contact');
    const before = await inspector.lastIndex();
    await inspector.actor('contactForm').click();
    await inspector.button('Send form.edit').click();
    const editor = inspector.panel.getByRole('form', { name: 'form.edit, to contactForm' });
    await inspector.payload.fill('{ "name": "email", "value": 5 }');
    await expect(editor.getByText('“value” is a number. It should be text.')).toBeVisible();
    await editor.getByRole('button', { name: 'Send' }).click();
    await expect(inspector.payload).toBeFocused();
    expect(await inspector.lastIndex()).toBe(before);
    await inspector.payload.fill('{ "name": "email", "value": "ada@example.org" }');
    await editor.getByRole('button', { name: 'Send' }).click();
    await expect(inspector.site.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
      'ada@example.org',
    );

    await inspector.actor('chat').click();
    await inspector.button('Send chat.type').click();
    await inspector.choice('Case').selectOption('a question in German');
    await expect(inspector.payload).toHaveValue(/Wo sind Sie/);
    await inspector.payload.press('Escape');
    await expect(inspector.payload).toHaveCount(0);
  });

  test('R18.8 sends an event by a press on its edge', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.actor('mobileMenu').click();
    await inspector.edge('menu.open, from closed to open').click();
    await inspector.seeActor('mobileMenu', 'open');
    const chart = inspector.region('Chart of mobileMenu');
    await expect(chart.getByRole('button', { name: /^menu\.open.*taken last/ })).toBeVisible();

    await inspector.actor('chat').click();
    await inspector.edge('chat.toggle, from closed to open').click();
    await inspector.seeActor('chat', /^panel\.open/);
    // With a payload.
    await inspector.edge('chat.type, in conversation').click();
    await inspector.button('Send').click();
    await expect(inspector.status).toHaveText('Sent chat.type to chat.');
  });

  test('R18.8 moves the chart by dragging and by the arrow keys', async ({ inspector, page }) => {
    await inspector.openHeld('/about');
    await inspector.actor('chat').click();
    const chart = inspector.region('Chart of chat');
    for (let presses = 0; presses < 6; presses += 1) await inspector.button('Zoom in').click();
    await chart.evaluate((frame) => frame.scrollTo(0, 0));
    const left = () => chart.evaluate((frame) => frame.scrollLeft);
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart is not shown.');
    // A corner of the chart has no event.
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x - 56, box.y + 4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(left).toBe(60);
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(60);
  });
});

test('R18.22, R18.39 opens the events of a session with 20,000 entries', async ({ inspector }) => {
  await inspector.openHeld('/about');
  await inspector.send('versionBadge', 'version.toggle');
  await inspector.ask(async () => {
    const { inspector: own } = globalThis as unknown as Inspected;
    const session = own.exportSession({ redacted: false });
    const last = session.entries.at(-1);
    const entries = Array.from({ length: 20_000 }, (_, index) => ({ ...last, index }));
    await own.importSession({ ...session, entries });
  });
  await inspector.show('Events');
  await expect(inspector.entries.last()).toHaveAttribute('data-index', '19999');
  await expect(inspector.entries).toHaveCount(2_000);
  await expect(inspector.panel.getByText('(18000 dropped)')).toBeVisible();
});
