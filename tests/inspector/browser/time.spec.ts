import { expect, test } from './inspectorPage.ts';

test('R18.15 steps to the next timer, and chooses a speed', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('lamp', 'lamp.flicker');
  await expect(inspector.button('Step')).toHaveText('Step: flicker of Lamp');
  // What is next can be read to its end, also in a large text.
  await inspector.page.addStyleTag({ content: 'html { font-size: 32px }' });
  const cutIn = (step: Element) => step.scrollWidth - step.clientWidth;
  expect(await inspector.button('Step').evaluate(cutIn)).toBe(0);
  await inspector.press('Step');
  await expect(inspector.status).toHaveText('Stepped: flicker of lamp.');
  await inspector.app.see('lamp', 'lit.dim');
  await inspector.send('lamp', 'lamp.press');
  await inspector.press('Step');
  await expect(inspector.status).toHaveText('No timer is due.');
  await inspector.choice('Speed').selectOption('10×');
  expect((await inspector.view()).speed).toBe(10);
  await expect(inspector.status).toHaveText(/^Requests take real time: /);
  await inspector.choice('Speed').selectOption('1×');
  await expect(inspector.status).toBeEmpty();
});

test('R18.15 advances by a day in sight, and stops', async ({ inspector }) => {
  await inspector.openHeld();
  const field = inspector.panel.getByRole('textbox', { name: 'Milliseconds to advance' });
  await field.fill('soon');
  await inspector.press('Advance');
  await expect(inspector.status).toHaveText(
    'Advance needs a number of milliseconds above 0, up to 86400000: a day.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('lamp', 'lamp.flicker');
  await inspector.pass(86_400_000);
  await expect(inspector.panel.getByRole('progressbar', { name: 'Time advanced' })).toBeVisible();
  await inspector.press('Stop');
  await expect(inspector.button('Advance')).toBeEnabled();
  expect((await inspector.view()).now).toBeLessThan(86_400_000);
  await inspector.send('lamp', 'lamp.press');
});

test('R18.43 holds the time at what is watched, and keeps watching over reloads', async ({
  inspector,
}) => {
  await inspector.openHeld();
  await inspector.show('Timers');
  const field = inspector.panel.getByRole('combobox', { name: 'State, event or datum' });
  const list = inspector.region('Break when').getByRole('listitem');
  for (const [text, problem] of [
    ['lamp.pres', /^No chart takes an event “lamp\.pres”\. Known are lamp\.press, /],
    ['lamp:lid', /^lamp has no state and no datum “lid”\. It has lit, /],
    ['letter:txt = 4', /^letter has no datum “txt”\. It has .*text/],
    ['letter:text.foo = 4', /^letter has no datum “text\.foo”\. It has .*text/],
    ['letter:text == 4', /^A datum is compared by one “=” alone, as in “letter:text = Hello”\.$/],
    ['letter:text.length > 3', /, as in “letter:text\.length = Hello”\.$/],
  ] as const) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(list).toHaveCount(0);
  }
  for (const text of ['lamp.press', 'lamp:off', 'lamp:lit.dim', 'letter:text = Hello']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await inspector.button('Remove: lamp.press').press('Enter');
  await expect(inspector.button('Remove: lamp:off')).toBeFocused();
  await inspector.button('Remove: lamp:off').press('Enter');
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('lamp', 'lamp.flicker');
  await inspector.pass(60_000);
  await expect(inspector.status).toHaveText(/^Time is held at entry \d+: lamp:lit\.dim\.$/);
  await inspector.app.see('lamp', 'lit.dim');

  await inspector.app.inPage(() => location.reload());
  await inspector.see('lamp', 'off');
  await inspector.isReady();
  await inspector.app.field('Text').fill('Hello');
  await expect(inspector.status).toHaveText(/^Time is held at entry \d+: letter:text = Hello\.$/);
  await expect(inspector.actor('letter')).toHaveAttribute('aria-pressed', 'true');
  await expect(inspector.button('Resume')).toBeVisible();
  await inspector.show('Timers');
  await expect(inspector.region('Break when')).toContainText('letter:text = Hello true now');
  await inspector.page.reload();
  await inspector.show('Timers');
  await expect(list).toHaveText([/^lamp:lit\.dim/, /^letter:text = Hello/]);
  await field.fill('x.7:working');
  await field.press('Enter');
  await expect(list.last()).toContainText(
    /x\.7:working waits for the actor x\.7: now there are x\.1, /,
  );
  await inspector.app.press('Hire Bob');
  await expect(inspector.status).toHaveText(/^Time is held at entry \d+: x\.7:working\.$/);
});

test('R18.49 masks a secret in what went into a promise, in the data and in the log', async ({
  inspector,
}) => {
  await inspector.open();
  await inspector.press('Hold results');
  const text = inspector.app.root.getByLabel('Text');
  await text.evaluate((field) => field.setAttribute('type', 'password'));
  await text.fill('hunter2!');
  await text.press('Enter');
  await inspector.app.see('letter', 'mail.waiting');
  await inspector.actor('letter').click();
  for (const tab of ['Chart', 'Timers', 'Events'] as const) {
    await inspector.show(tab);
    if (tab === 'Events') await inspector.look(await inspector.lastIndex());
    await expect(inspector.panel).toContainText('▒▒▒');
    await expect(inspector.panel).not.toContainText('hunter2!');
  }
});

test('R18.18 settles, rejects and releases promises by hand', async ({ inspector }) => {
  await inspector.page.route('**/post', (route) => route.fulfill({ body: 'taken' }));
  await inspector.open();
  await inspector.press('Hold results');
  await inspector.show('Timers');
  const text = inspector.app.field('Text');
  await text.fill('Dear Ada');
  await text.press('Enter');
  await inspector.app.see('letter', 'mail.waiting');
  await inspector.press('Reject deliver of letter');
  // Without a case for it, the failure there is a suggestion.
  await inspector.payload.fill('"The post is closed."');
  await inspector.press('Reject with this');
  await inspector.app.see('letter', 'mail.failed');
  await expect(inspector.app.root.getByRole('alert')).toBeVisible();

  await inspector.send('letter', 'letter.retry');
  await inspector.show('Timers');
  await inspector.press('Settle deliver of letter');
  await inspector.payload.fill('{ "text": "By hand.", "at": 5 }');
  await inspector.press('Settle with this');
  await inspector.app.see('letter', 'mail.ready');
  await expect(inspector.app.root.getByRole('log')).toContainText('By hand.');

  // A result that comes while time is held is kept back.
  await inspector.press('Hold results');
  await inspector.holdClock();
  await text.fill('Dear Bob');
  await text.press('Enter');
  await inspector.show('Timers');
  const pending = inspector.region('Pending promises');
  await expect(pending).toContainText('has succeeded, and is kept back');
  await expect(pending).toContainText('Result {"text":');
  await inspector.app.see('letter', 'mail.waiting');
  await inspector.press('Release deliver of letter');
  await expect(inspector.status).toHaveText('Released deliver of letter.');
  await inspector.app.see('letter', 'mail.ready');
});
