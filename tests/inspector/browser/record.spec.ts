import { expect, test } from './inspectorPage.ts';

test('R18.16 shows page and charts as they were after an entry', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  const lit = await inspector.lastIndex();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('letter', 'letter.toggle');
  await inspector.look(lit);
  await inspector.see('lamp', 'lit.steady');
  await inspector.see('letter', 'sheet.folded');
  await inspector.app.see('letter', 'sheet.folded');
  await inspector.show('Chart');
  await inspector.actor('lamp').click();
  await expect(inspector.button('Send lamp.flicker')).toBeDisabled();
  await expect(inspector.button('Step')).toBeDisabled();
  await inspector.press('Back to now');
  // The bar that had the focus is gone.
  await expect(inspector.slider).toBeFocused();
  await inspector.see('lamp', 'off');
  await inspector.app.see('letter', 'sheet.open');
  await inspector.look(lit);
  await inspector.button('Back to now').focus();
  await inspector.key('F8');
  await expect(inspector.slider).toBeFocused();
});

test('R18.16 goes through the session with the slider', async ({ inspector }) => {
  await inspector.openHeld();
  const text = inspector.app.field('Text');
  for (const value of ['A', 'Ad', 'Ada']) {
    await inspector.send('letter', 'letter.write', { text: value });
  }
  const last = await inspector.lastIndex();
  await inspector.slider.focus();
  for (const value of ['Ad', 'A', '']) {
    await inspector.key('ArrowLeft');
    await expect(text).toHaveValue(value);
  }
  await expect(inspector.slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${last - 3} of ${last} entries: `),
  );
  // The last entry chosen is the one that is shown.
  for (let press = 0; press < 5; press += 1) await inspector.key('ArrowRight');
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
  await inspector.pass(400);
  await inspector.send('letter', 'letter.write', { text: 'Here' });
  const kept = await inspector.lastIndex();
  await inspector.send('letter', 'letter.write', { text: 'There' });
  await inspector.pass(600);
  await inspector.app.see('lamp', 'lit.dim');

  await inspector.look(kept);
  await inspector.app.see('lamp', 'lit.bright');
  // Who presses there is told why nothing happens.
  await inspector.app.press('Lamp');
  await expect(inspector.status).toContainText('The page shows the past');
  await inspector.app.see('lamp', 'lit.bright');
  await inspector.restore();
  await expect(inspector.app.field('Text')).toHaveValue('Here');
  await inspector.show('Timers');
  await expect(inspector.panel.getByRole('row', { name: 'flicker lamp' })).toContainText('0.600 s');
  await inspector.pass(599);
  await inspector.app.see('lamp', 'lit.bright');
  await inspector.pass(1);
  await inspector.app.see('lamp', 'lit.dim');
  // What a message says of time holds until it is not true any more.
  await inspector.look(kept);
  await inspector.restore();
  await inspector.press('Resume');
  await expect(inspector.status).not.toContainText('paused');
  await inspector.app.press('Unfold');
  await inspector.app.see('letter', 'sheet.open.flat');
});

test('R18.20 reports where a replay leaves the record', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('letter', 'letter.toggle');
  const { name, text } = await inspector.exportSession();
  await inspector.importFile({ name, text: text.replaceAll('lamp.press"}', 'lamp.flicker"}') });
  await inspector.press('Replay');
  await expect(inspector.status).toHaveText('The replay leaves the record in 1 place.');
  await expect(inspector.report.getByRole('row')).toHaveCount(2);
  await expect(inspector.report.getByRole('row').last()).toContainText('lamp');
  await expect(inspector.report).toContainText('What follows may differ, too.');
});
