import { expect, test } from './inspectorPage.ts';

test('R18.16 shows page and charts as they were after an entry', async ({ inspector, page }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  const lit = await inspector.lastIndex();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('letter', 'letter.toggle');
  await inspector.look(lit);
  await inspector.seeActor('lamp', 'lit.steady');
  await inspector.seeActor('letter', /^sheet\.folded/);
  await inspector.seeState('letter', /^sheet\.folded/);
  await inspector.show('Chart');
  await inspector.actor('lamp').click();
  await expect(inspector.button('Send lamp.flicker')).toBeDisabled();
  await expect(inspector.button('Step')).toBeDisabled();
  await inspector.button('Back to now').click();
  // The bar that had the focus is gone.
  await expect(inspector.slider).toBeFocused();
  await inspector.seeActor('lamp', 'off');
  await inspector.seeState('letter', /^sheet\.open/);
  await inspector.look(lit);
  await inspector.button('Back to now').focus();
  await page.keyboard.press('F8');
  await expect(inspector.slider).toBeFocused();
});

test('R18.16 goes through the session with the slider', async ({ inspector, page }) => {
  await inspector.openHeld();
  const text = inspector.app.getByRole('textbox', { name: 'Text' });
  for (const value of ['A', 'Ad', 'Ada']) {
    await inspector.send('letter', 'letter.write', { text: value });
  }
  const last = await inspector.lastIndex();
  await inspector.slider.focus();
  for (const value of ['Ad', 'A', '']) {
    await page.keyboard.press('ArrowLeft');
    await expect(text).toHaveValue(value);
  }
  await expect(inspector.slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${last - 3} of ${last} entries: `),
  );
  // The last entry chosen is the one that is shown.
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(text).toHaveValue('Ada');
  await expect(inspector.slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${last} of ${last} entries: entry ${last}, `),
  );
});

test('R18.34 goes on from an entry, with the time its timers had left', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('lamp', 'lamp.flicker');
  await inspector.advance(400);
  await inspector.send('letter', 'letter.write', { text: 'Here' });
  const kept = await inspector.lastIndex();
  await inspector.send('letter', 'letter.write', { text: 'There' });
  await inspector.advance(600);
  await inspector.seeState('lamp', 'lit.dim');

  await inspector.look(kept);
  await inspector.seeState('lamp', 'lit.bright');
  // Who presses there is told why nothing happens.
  await inspector.app.getByRole('button', { name: 'Lamp' }).click();
  await expect(inspector.status).toContainText('The page shows the past');
  await inspector.seeState('lamp', 'lit.bright');
  await inspector.restore();
  await expect(inspector.app.getByRole('textbox', { name: 'Text' })).toHaveValue('Here');
  await inspector.show('Timers');
  await expect(inspector.panel.getByRole('row', { name: 'flicker lamp' })).toContainText('0.600 s');
  await inspector.advance(599);
  await inspector.seeState('lamp', 'lit.bright');
  await inspector.advance(1);
  await inspector.seeState('lamp', 'lit.dim');
  // What a message says of time holds until it is not true any more.
  await inspector.look(kept);
  await inspector.restore();
  await inspector.button('Resume').click();
  await expect(inspector.status).not.toContainText('paused');
  await inspector.app.getByRole('button', { name: 'Unfold' }).click();
  await inspector.seeState('letter', /^sheet\.open\.flat/);
});

test('R18.20 reports what would have come without an entry', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('(machine)', 'desk.open');
  await inspector.send('lamp', 'lamp.press');
  const lit = await inspector.lastIndex();
  await inspector.send('letter', 'letter.toggle');
  await inspector.look(lit);
  await inspector.button('Skip this entry').click();
  await expect(inspector.report).toContainText(`Without entry ${lit}`);
  await expect(inspector.report.getByRole('row')).toHaveCount(2);
  await expect(inspector.report.getByRole('row').last()).toContainText('lamp');
  await expect(inspector.report).toContainText('What follows may differ, too.');
  await inspector.look(0);
  await inspector.button('Skip this entry').click();
  await expect(inspector.status).toHaveText('A session begins with it.');
});
