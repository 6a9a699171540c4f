import type { Locator } from '@playwright/test';
import { expect, type Inspected, test } from './inspectorPage.ts';

test('R18.4, R18.14 refuses a payload that is wrong, and sends one that is right, which no guard blocks then', async ({
  inspector,
}) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await expect(inspector.status).toHaveText('Sent lamp.press to lamp.');
  const before = await inspector.lastIndex();
  await inspector.actor('letter').click();
  const send = inspector.region('Events').getByRole('listitem').filter({ hasText: 'letter.send' });
  await expect(send).toContainText(/blocked by/);
  await inspector.press('Send letter.write');
  const editor = inspector.panel.getByRole('form', { name: 'letter.write, to letter' });
  await inspector.payload.fill('{ "text": ');
  await expect(editor.getByText('This is not JSON')).toBeVisible();
  await editor.getByRole('button', { name: 'Send' }).click();
  await expect(inspector.payload).toBeFocused();
  await expect(inspector.status).toHaveText('');
  expect(await inspector.lastIndex()).toBe(before);
  await inspector.payload.fill('{ "text": "Dear Ada" }');
  await editor.getByRole('button', { name: 'Send' }).click();
  await expect(inspector.app.field('Text')).toHaveValue('Dear Ada');
  await expect(send).toContainText('enabled');
  await inspector.press('Send letter.write');
  await inspector.payload.press('Escape');
  await expect(inspector.payload).toHaveCount(0);
});

test('R18.17, R18.22 folds noise, filters, and keeps a note', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('lamp', 'lamp.flicker');
  await inspector.pass(10_000);
  await inspector.app.field('Text').pressSequentially('Hi');
  await inspector.app.press('Return');
  await inspector.app.press('Return');
  await inspector.show('Events');
  await expect(inspector.entries.filter({ hasText: /Folded: \d × lamp/ })).toHaveCount(1);
  await expect(inspector.entries.filter({ hasText: 'Type “Hi” in “Text”' })).toHaveCount(1);
  const ignored = inspector.entries.filter({ hasText: 'ignored' });
  await expect(ignored).toHaveCount(1);
  const kind = inspector.choice('Kind of entries');
  await kind.selectOption('Without ignored');
  await expect(ignored).toHaveCount(0);
  await kind.selectOption('Timers');
  await expect(inspector.entries).toHaveCount(10);
  await kind.selectOption('By the inspector');
  await expect(inspector.entries).toHaveCount(2);
  const filter = inspector.panel.getByRole('searchbox', { name: 'Filter entries' });
  await filter.fill('FLICKER');
  await expect(inspector.entries).toHaveCount(1);
  await inspector.entries.click();
  const details = inspector.panel.getByRole('region', { name: /^Entry \d+$/ });
  await expect(details).toContainText('by lamp.flicker');
  await expect(details.getByText('inspector → lamp')).toBeVisible();
  const note = details.getByRole('textbox', { name: 'Note' });
  await note.fill('It flickers.');
  await expect(inspector.entries).toContainText('Note: It flickers.');
  // One key keeps what is written. Another leaves the rest, then the entry, and empties the filter.
  await note.press('Enter');
  await note.pressSequentially(' Or not?');
  await expect(inspector.entries).toContainText('Or not?');
  await inspector.key('Escape');
  await expect(inspector.entries).toBeFocused();
  await expect(inspector.entries).toContainText(/Note: It flickers\.$/);
  expect(Object.values((await inspector.exportSession()).session.notes ?? {})).toEqual([
    'It flickers.',
  ]);
  await details.getByRole('switch', { name: 'Compare' }).press('Escape');
  await expect(details).toHaveCount(0);
  await expect(inspector.entries).toBeFocused();
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
});

test('R18.17, R18.41 shows what an entry has changed, and how it differs from another one', async ({
  inspector,
}) => {
  await inspector.resize({ width: 1280, height: 720 });
  await inspector.openHeld();
  await inspector.send('(machine)', 'worker.hire', { name: 'Bob' });
  await inspector.show('Events');
  await inspector.entries.last().click();
  const changed = inspector.panel.getByRole('table').getByRole('row');
  await expect(changed.filter({ hasText: '(machine)' })).toContainText('workers.1');
  // The actors that it has touched come first.
  await expect(inspector.region('Actors').getByRole('listitem').first()).toContainText('machine');
  // Seven lines of the log at least, and six below them.
  const log = await inspector.panel.locator('.log').boundingBox();
  expect(log?.height).toBeGreaterThan(200);
  const details = await inspector.panel.locator('.details').boundingBox();
  expect(details?.height).toBeGreaterThan(150);
  expect((details?.y ?? 0) + (details?.height ?? 0)).toBeLessThanOrEqual(720);
  await inspector.press('Back to now');
  const text = 'Dear_Ada'.repeat(40);
  await inspector.send('letter', 'letter.write', { text });
  await inspector.send('lamp', 'lamp.press');
  const last = await inspector.lastIndex();
  // From the fault to its cause, as testers read.
  await inspector.look(last);
  await inspector.press('Compare');
  await inspector.look(0);
  const changes = inspector.panel.getByRole('region', { name: 'Entry 0' });
  await expect(changes).toContainText(`From entry 0 to entry ${last}`);
  await expect(changed.filter({ hasText: 'lamp' })).toContainText('lit.steady');
  await expect(changed.filter({ hasText: 'workers.1' })).toHaveCount(1);
  // A long value is there, on as many lines as it takes.
  await expect(changed.filter({ hasText: 'letter' })).toContainText(text);
  expect(await changes.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
});

/** The box of a line around a part, which covers nothing of it. In px of the window. */
async function around(part: Locator) {
  const box = await part.boundingBox();
  return box && { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 };
}

test('R18.21 chooses the actor of a part of the page, which does not hear of the pointer', async ({
  inspector,
}) => {
  await inspector.openHeld();
  const last = await inspector.lastIndex();
  const lamp = inspector.app.button('Lamp');
  await inspector.app.inPage(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const pointer = ['pointerover', 'pointerenter', 'pointerdown', 'mousemove', 'focus', 'click'];
    for (const type of pointer)
      document.body.addEventListener(type, () => heard.push(type), { capture: true });
  });
  await inspector.press('Pick');
  await lamp.hover();
  const mark = inspector.app.find('[popover]');
  const part = inspector.app.machine('lamp');
  await expect.poll(() => mark.boundingBox()).toEqual(await around(part));
  // The name of what begins above the window is in sight.
  await lamp.evaluate((button) =>
    button.setAttribute('style', 'position: fixed; top: -40px; height: 99px'),
  );
  await lamp.hover();
  await expect.poll(async () => (await mark.boundingBox())?.y).toBe(0);
  // What is drawn beside the box of its part is framed alone.
  await lamp.evaluate((button) => button.setAttribute('style', 'position: fixed; bottom: 9px'));
  await lamp.hover();
  await expect.poll(() => mark.boundingBox()).toEqual(await around(lamp));
  await expect(mark).toHaveText('lamp');
  await lamp.click();
  const heard = await inspector.app.inPage(
    () => (globalThis as unknown as { heard: string[] }).heard,
  );
  expect(heard).toEqual([]);
  await expect(mark).toHaveCount(0);
  await expect(inspector.actor('lamp')).toHaveAttribute('aria-pressed', 'true');
  const pick = inspector.button('Pick');
  await expect(pick).toBeFocused();
  await inspector.key('Enter');
  await expect(inspector.status).toHaveText(/^Press a part of the page\./);
  await inspector.key('Escape');
  await expect(inspector.status).toHaveText('No actor was picked.');
  await expect(pick).toBeFocused();
  await pick.click();
  await inspector.press('Cancel');
  await expect(inspector.status).toHaveText('No actor was picked.');
  await inspector.key('Enter');
  await expect(inspector.button('Cancel')).toBeVisible();
  for (let presses = 0; presses < 9; presses += 1) {
    if ((await mark.textContent())?.includes('letter')) break;
    await inspector.key('Tab');
  }
  await inspector.key('Enter');
  await expect(inspector.actor('letter')).toHaveAttribute('aria-pressed', 'true');
  await expect(inspector.status).toHaveText('Picked letter.');
  await expect(pick).toBeFocused();
  await inspector.app.see('lamp', 'off');
  expect(await inspector.lastIndex()).toBe(last);
  await lamp.click();
  await inspector.app.see('lamp', 'lit.steady');
});

test('R18.22 keeps its parts in place on each tab, whatever it tells', async ({ inspector }) => {
  await inspector.resize({ width: 1280, height: 720 });
  await inspector.openHeld();
  const tabs = inspector.panel.getByRole('tablist');
  const place = await tabs.boundingBox();
  await inspector.copy('Copy as steps');
  expect(await tabs.boundingBox()).toEqual(place);
  await inspector.press('Close the message');
  await expect(inspector.status).toHaveText('');
  await expect(inspector.panel.locator(':focus')).toHaveCount(1);
  await inspector.show('Events');
  await expect(inspector.entries.first()).toBeVisible();
  expect(await tabs.boundingBox()).toEqual(place);
  await inspector.look(await inspector.lastIndex());
  await inspector.panel.getByRole('textbox', { name: 'Note' }).fill('It flickers.');
  await expect(inspector.region('Looking back')).toContainText('Note: “It flickers.”');
  expect(await tabs.boundingBox()).toEqual(place);
  // What is wrong is read to its end, and covers nothing below it.
  const bar = await inspector.region('Looking back').boundingBox();
  await inspector.importFile({ name: `${'long '.repeat(22)}.json`, text: '' }, /is not JSON\.$/);
  const [notice, below] = await Promise.all(
    ['.notice', '.session'].map((part) => inspector.panel.locator(part).boundingBox()),
  );
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await inspector.status.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await inspector.restore();
  expect(await inspector.panel.locator('.session').boundingBox()).toEqual(bar);
});

test('R18.17 keeps the end of the log in sight after a restore', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.app.inPage(() => {
    const { inspector: own } = globalThis as unknown as Inspected;
    for (let times = 0; times < 60; times += 1) own.send('lamp', { type: 'lamp.press' });
  });
  await inspector.look(30);
  await inspector.restore();
  await expect(inspector.entries.last()).toHaveAttribute('data-index', '30');
  await expect(inspector.entries.last()).toBeInViewport();
  // Six rows are in sight, also where a browser shows texts twice as large.
  await inspector.page.addStyleTag({ content: 'html { font-size: 32px }' });
  const [log, row] = await Promise.all(
    [inspector.panel.locator('.log'), inspector.entries.last()].map((part) => part.boundingBox()),
  );
  expect(log?.height).toBeGreaterThan(6 * (row?.height ?? 0));
});

test('R18.22, R18.39 opens the events of a session with 20,000 entries', async ({ inspector }) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  const bar = inspector.region('Session');
  const before = await bar.boundingBox();
  await inspector.app.inPage(async () => {
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
  expect(await inspector.region('Looking back').boundingBox()).toEqual(before);
});
