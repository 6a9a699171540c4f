import { expect, test } from './inspectorPage.ts';

test.describe('the record', () => {
  test('R18.16 shows page and charts as they were after an entry', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.send('mobileMenu', 'menu.open');
    const open = await inspector.lastIndex();
    await inspector.send('mobileMenu', 'menu.close');
    await inspector.send('versionBadge', 'version.toggle');
    await inspector.look(open);
    await inspector.seeActor('mobileMenu', 'open');
    await inspector.seeActor('versionBadge', 'shown.closed');
    await inspector.seeState('versionBadge', 'shown.closed');
    await inspector.show('Chart');
    await inspector.actor('mobileMenu').click();
    await expect(inspector.button('Send menu.close')).toBeDisabled();
    await inspector.button('Back to now').click();
    await inspector.seeActor('mobileMenu', 'closed');
    await inspector.seeState('versionBadge', 'shown.open');
  });

  test('R18.16 goes through the session with the slider', async ({ inspector, page }) => {
    await inspector.openHeld('/contact');
    for (const text of ['A', 'Ad', 'Ada']) {
      await inspector.send('contactForm', 'form.edit', { name: 'name', value: text });
    }
    const last = await inspector.lastIndex();
    const name = inspector.site.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Ada');
    await inspector.slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(name).toHaveValue('Ad');
    await page.keyboard.press('ArrowLeft');
    await expect(name).toHaveValue('A');
    await page.keyboard.press('ArrowLeft');
    await expect(name).toHaveValue('');
    // The last entry chosen is the one that is shown.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(name).toHaveValue('Ada');
    await expect(inspector.slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`Entry ${last} of`),
    );
  });

  test('R18.16 keeps the focus in the panel while states are shown', async ({
    inspector,
    page,
  }) => {
    await inspector.open('/about');
    await inspector.site.getByRole('button', { name: 'Chat assistant' }).click();
    await inspector.seeState('chat', /^panel\.open/);
    await expect(inspector.site.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await inspector.site.getByRole('button', { name: 'Close chat' }).click();
    await inspector.site.getByRole('button', { name: 'Cookie settings' }).click();
    await inspector.seeState('consent', 'customizing');
    await inspector.button('Pause').click();
    await inspector.show('Events');
    await inspector.entries.last().focus();
    const first = Number(await inspector.entries.first().getAttribute('data-index'));
    for (let index = await inspector.lastIndex(); index > first; index -= 1) {
      await page.keyboard.press('ArrowUp');
      const entry = inspector.entries.and(inspector.panel.locator(`[data-index="${index - 1}"]`));
      await expect(entry).toHaveAttribute('aria-selected', 'true');
      await expect(entry).toBeFocused();
    }
  });

  test('R18.34 shows the past where the page stood, with what had the focus', async ({
    inspector,
  }) => {
    await inspector.openHeld('/about');
    const header = inspector.site.locator('[data-machine=header]');
    const email = inspector.site.getByRole('textbox', { name: 'Email address' });
    const scrolled = () => inspector.ask(() => scrollY);
    await inspector.send('versionBadge', 'version.toggle');
    const top = await inspector.lastIndex();
    const atTop = (await header.getAttribute('data-state')) ?? '';
    await email.focus();
    await expect.poll(scrolled).toBeGreaterThan(400);
    await expect(header).not.toHaveAttribute('data-state', atTop);
    const bottom = await inspector.lastIndex();
    const y = await scrolled();

    await inspector.look(top);
    await expect(header).toHaveAttribute('data-state', atTop);
    expect(await scrolled()).toBe(0);
    await inspector.look(bottom);
    expect(await scrolled()).toBe(y);
    await expect(email).toHaveCSS('outline-style', 'dashed');
    await inspector.look(top);
    await expect(email).not.toHaveCSS('outline-style', 'dashed');
    await inspector.button('Back to now').click();
    await expect.poll(scrolled).toBe(y);
    expect(await inspector.lastIndex()).toBe(bottom);

    await inspector.look(bottom);
    await inspector.restore();
    // The page gives its focus to the field again, and the tester keeps theirs.
    await expect(inspector.slider).toBeFocused();

    await inspector.look(top);
    await inspector.restore();
    expect(await scrolled()).toBe(0);
    await expect(header).toHaveAttribute('data-state', atTop);
    expect(await inspector.lastIndex()).toBe(top);
  });

  test('R18.34 adds nothing to the session when the page is put back', async ({ inspector }) => {
    await inspector.open('/about');
    await inspector.site.getByRole('button', { name: 'Chat assistant' }).click();
    const message = inspector.site.getByRole('textbox', { name: 'Your message' });
    for (let round = 0; round < 3; round += 1) {
      await message.fill('A long question. '.repeat(20));
      await message.press('Enter');
      const answers = inspector.site.locator('[data-role=assistant]');
      await expect(answers).toHaveCount(round + 2);
    }
    const log = inspector.site.getByRole('log');
    // The page tells of a scroll in the frame after it.
    const isAtRest = () =>
      log.evaluate(async (element) => {
        const before = element.scrollTop;
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
        return element.scrollTop === before;
      });
    await expect.poll(isAtRest).toBe(true);
    await inspector.button('Pause').click();
    const last = await inspector.lastIndex();
    await inspector.look(last - 1);
    await inspector.button('Back to now').click();
    await expect(inspector.region('Looking back')).toHaveCount(0);
    await expect.poll(isAtRest).toBe(true);
    expect(await inspector.lastIndex()).toBe(last);
  });

  test('R18.34 goes on from an entry, with the time its timers had left', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.site.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org');
    await inspector.site.getByRole('button', { name: 'Subscribe' }).click();
    await inspector.seeState('newsletter', 'submitting.pretending');
    await inspector.advance(400);
    await inspector.send('versionBadge', 'version.toggle');
    const kept = await inspector.lastIndex();
    await inspector.send('versionBadge', 'version.toggle');
    await inspector.advance(600);
    await inspector.seeState('newsletter', 'success');

    await inspector.look(kept);
    await inspector.seeState('newsletter', 'submitting.pretending');
    await inspector.restore();
    expect(await inspector.lastIndex()).toBe(kept);
    await inspector.seeState('versionBadge', 'shown.open');
    await inspector.show('Timers');
    await expect(inspector.panel.getByRole('row', { name: 'pretendFor newsletter' })).toContainText(
      '0.600 s',
    );
    await inspector.advance(599);
    await inspector.seeState('newsletter', 'submitting.pretending');
    await inspector.advance(1);
    await inspector.seeState('newsletter', 'success');
    // The page goes on for its visitors as well.
    await inspector.button('Resume').click();
    await inspector.site.getByRole('button', { name: 'Chat assistant' }).click();
    await inspector.seeState('chat', /^panel\.open/);
  });

  test('R18.20 reports what would have come without an entry', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.send('chat', 'chat.toggle');
    const toggle = await inspector.lastIndex();
    await inspector.send('versionBadge', 'version.toggle');
    const open = await inspector.lastIndex();
    await inspector.send('consent', 'consent.customize');
    await inspector.look(open);
    await inspector.button('Skip this entry').click();
    await expect(inspector.report).toContainText(`Without entry ${open}`);
    const rows = inspector.report.getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('versionBadge');
    await inspector.look(toggle);
    await inspector.button('Skip this entry').click();
    await expect(inspector.report).toContainText(`Without entry ${toggle}`);
    await expect(rows.filter({ hasText: 'panel.closed' })).toContainText('chat');
  });

  test('R18.34 says where a replay is, and stops it', async ({ inspector }) => {
    await inspector.openHeld('/about');
    await inspector.send('versionBadge', 'version.toggle');
    // So long does a replay stay where the badge is open.
    for (const text of ['A', 'Ad', 'Ada']) {
      await inspector.advance(1_900);
      await inspector.send('chat', 'chat.type', { text });
    }
    await inspector.send('versionBadge', 'version.toggle');
    const last = await inspector.lastIndex();
    const end = await inspector.panel.getByLabel('Virtual time').textContent();
    await inspector.show('Events');
    await inspector.choice('Speed of the replay').selectOption('1×');
    await inspector.button('Replay').click();
    await inspector.seeActor('versionBadge', 'shown.open');
    await inspector.seeState('versionBadge', 'shown.open');
    const chosen = inspector.entries.and(inspector.panel.locator('[aria-selected=true]'));
    await expect(chosen).toBeInViewport();
    expect(Number(await inspector.slider.inputValue())).toBeLessThan(last);
    await expect(inspector.panel.getByLabel('Virtual time')).not.toHaveText(end ?? '');
    await inspector.button('Stop').click();
    await expect(inspector.slider).toHaveAttribute('aria-valuetext', new RegExp(`^Entry ${last} `));
    await inspector.seeActor('versionBadge', 'shown.closed');
    await expect(chosen).toHaveCount(0);
  });
});
