import { expect, test } from './inspectorPage.ts';

test('R18.5, R18.19 counts what sessions visit, and lists what is left', async ({ inspector }) => {
  await inspector.openHeld();
  const coverage = await inspector.show('Coverage');
  const figures = (machine: string) =>
    coverage
      .getByRole('row', { name: new RegExp(`^${machine} `) })
      .getByRole('cell')
      .first();
  await expect(figures('lamp')).toHaveText('1/5');
  await expect(figures('worker')).toHaveText(/^1/);
  await inspector.send('lamp', 'lamp.press');
  await inspector.show('Coverage');
  await expect(figures('lamp')).toHaveText('3/5');

  await coverage
    .getByRole('group')
    .filter({ hasText: /^lamp \d/ })
    .locator('summary')
    .click();
  await expect(coverage.getByText('State “lit.dim”')).toBeVisible();

  // The figures go on over sessions until they are reset.
  await inspector.reload();
  await inspector.show('Coverage');
  await expect(figures('lamp')).toHaveText('3/5');
  await inspector.press('Reset coverage');
  await expect(figures('lamp')).not.toHaveText('3/5');
});

test('R18.28 begins with the chosen actor, and says which of its states have no way', async ({
  inspector,
}) => {
  await inspector.openHeld();
  await inspector.actor('letter').click();
  const gallery = await inspector.show('Gallery');
  const letter = gallery.getByRole('region', { name: 'letter' });
  await expect(letter.getByRole('list', { name: 'Not shown' })).toContainText('What is missing: ');
  await expect(gallery.getByRole('status')).toHaveText(/^\d+ states can be shown, \d+ cannot\.$/);
  await expect(gallery.getByRole('region')).toHaveCount(1);
  await inspector.actor('lamp').click();
  // A name breaks between its parts alone.
  const lit = gallery.getByRole('button', { name: 'Open lamp in lit.steady' });
  await expect(lit.locator('wbr')).toHaveCount(1);
  await expect(gallery.getByRole('region')).toHaveCount(1);
  await expect(inspector.choice('Actor')).toHaveValue('lamp');
});

test('R18.38 opens a link, and says what is wrong with one that names no state', async ({
  inspector,
}) => {
  await inspector.open('/?state=letter:sheet.open.flat');
  await inspector.app.see('letter', 'sheet.open.flat');
  await expect(inspector.actor('letter')).toHaveAttribute('aria-pressed', 'true');
  await expect(inspector.button('Resume')).toBeVisible();
  await inspector.open('/?state=(machine):desk.left');
  await expect(inspector.panel.locator('[data-id="(machine).desk.left"] rect')).toBeInViewport();
  await inspector.open('/?state=lamp:nowhere');
  await expect(inspector.status).toHaveText(/^lamp has no state “nowhere”\. It has .*lit\.steady/);
  await expect(inspector.page).toHaveURL(/\?inspect&state=lamp:nowhere$/);
  await inspector.press('Resume');
  await inspector.send('lamp', 'lamp.press');
  await inspector.see('lamp', 'lit.steady');
});
