import type { Locator } from '@playwright/test';
import { expect, type Inspected, type InspectorPage, test } from './inspectorPage.ts';

/** Presses a key until the focus is at the place that is wanted. */
async function pressTo(inspector: InspectorPage, key: string, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    const focused = inspector.panel.locator(':focus');
    if ((await focused.count()) > 0) {
      const text = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (text.trim().startsWith(name)) return;
    }
    await inspector.key(key);
  }
  throw new Error(`“${name}” cannot be reached by keyboard.`);
}

/** Presses a key, which leads to a control. */
async function lead(inspector: InspectorPage, key: string, control: Locator): Promise<void> {
  await inspector.key(key);
  await expect(control).toBeFocused();
}

test('R18.13, R18.22 holds time by keyboard alone, and a group of buttons is one stop', async ({
  inspector,
  page,
}) => {
  await inspector.open();
  // A panel that nobody has used begins with its first button, wherever the focus is.
  await lead(inspector, 'F6', inspector.button('Pause'));
  await inspector.app.button('Lamp').focus();
  await lead(inspector, 'F6', inspector.button('Pause'));
  await page.getByRole('separator').focus();
  await pressTo(inspector, 'Tab', 'Pause');
  await lead(inspector, 'Enter', inspector.button('Resume'));
  for (const [key, name] of [
    ['ArrowRight', 'Replay'],
    ['ArrowRight', 'Resume'],
    ['End', 'Replay'],
    ['Home', 'Resume'],
  ] as const) {
    await inspector.key(key);
    await expect(inspector.panel.locator(':focus')).toHaveAccessibleName(name);
  }
  await inspector.key('?');
  await expect(inspector.panel.getByText('Ctrl+Enter')).toBeVisible();
  await inspector.key('?');
  await expect(inspector.panel.getByText('Ctrl+Enter')).toBeHidden();
  await lead(inspector, 'Tab', inspector.slider);
  await lead(inspector, 'Tab', inspector.button('Step'));
  await lead(
    inspector,
    'Tab',
    inspector.panel.getByRole('textbox', { name: 'Milliseconds to advance' }),
  );
  // The browser keeps the key of its menu.
  const isLeft = await inspector.panel.evaluate((panel) =>
    panel.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F10', shiftKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
  // Two keys work from a field, too.
  await inspector.key('F8');
  await expect(inspector.button('Pause')).toBeVisible();
  await inspector.key('F8');
  await inspector.key('F10');
  await expect(inspector.status).toHaveText('No timer is due.');
  // They do so from the page, too, and are no acts of its visitor.
  await inspector.key('F6');
  await inspector.key('F8');
  await expect(inspector.button('Pause')).toBeVisible();
  await expect(inspector.panel.getByText('F8')).toBeHidden();
});

test('R18.42 notes the Escape with which the browser closes a dialog of the page', async ({
  inspector,
}) => {
  await inspector.open();
  await inspector.app.inPage(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<button>Keep</button>';
    dialog.showModal();
  });
  await inspector.app.button('Keep').press('Escape');
  await expect(inspector.app.root.getByRole('dialog')).toHaveCount(0);
  await inspector.show('Events');
  await expect(inspector.entries.last()).toContainText('Press Escape on the button “Keep”');
});

test('R18.22, R18.44 keeps the focus in a condition over the reload that it brings', async ({
  inspector,
}) => {
  await inspector.open();
  await inspector.panel.getByText('Conditions').click();
  const network = inspector.choice('Network');
  await network.focus();
  await inspector.app.inPage(() => Object.assign(globalThis, { isOld: true }));
  await inspector.key('ArrowDown');
  await expect(network).not.toHaveValue('');
  await expect.poll(() => inspector.app.inPage(() => 'isOld' in globalThis)).toBe(false);
  await expect(network).toBeFocused();
});

test('R18.13, R18.21 a key that pauses leaves the focus and the actor where they are, as long as it is there', async ({
  inspector,
}) => {
  await inspector.open();
  await inspector.app.press('Lamp');
  const send = (await inspector.show('Chart')).getByRole('button', { name: /^Send / }).first();
  await send.focus();
  await inspector.key('F8');
  await expect(inspector.button('Resume')).toBeVisible();
  await expect(send).toBeFocused();
  // Nobody has chosen the actor: without the focus, the one that moved last is chosen again.
  await inspector.key('F6');
  await expect(inspector.actor('lamp')).toHaveAttribute('aria-pressed', 'true');
  // That has no such button.
  await lead(inspector, 'F6', inspector.panel.getByRole('tabpanel', { name: 'Chart' }));
});

test('R18.13, R18.22 sends an event and looks back by keyboard alone', async ({
  inspector,
  page,
}) => {
  await inspector.openHeld();
  await pressTo(inspector, 'Tab', '(machine)');
  await pressTo(inspector, 'ArrowDown', 'letter');
  await inspector.key('Enter');
  await pressTo(inspector, 'Tab', 'Send ');
  await pressTo(inspector, 'ArrowDown', 'Send letter.write');
  await lead(inspector, 'Enter', inspector.payload);
  await inspector.payload.fill('{ "text": "Hello" }');
  await inspector.key('ControlOrMeta+Enter');
  await expect(inspector.status).toHaveText('Sent letter.write to letter.');
  await expect(inspector.button('Send letter.write')).toBeFocused();
  // One key leads to where the focus was in the page, and back.
  const lamp = inspector.app.button('Lamp');
  await lamp.click();
  const last = await inspector.lastIndex();
  await lead(inspector, 'F6', inspector.button('Send letter.write'));
  await lead(inspector, 'F6', lamp);
  expect(await inspector.lastIndex()).toBe(last);
  await page.getByRole('separator').focus();
  await pressTo(inspector, 'Tab', 'Chart');
  await lead(inspector, 'ArrowRight', inspector.button('Events'));
  await lead(inspector, 'Tab', inspector.panel.getByRole('tabpanel', { name: 'Events' }));
  await pressTo(inspector, 'Tab', 'Filter entries');
  await inspector.key('Tab');
  await lead(inspector, 'Tab', inspector.entries.last());
  await inspector.key('Home');
  await expect(inspector.region('Looking back')).toContainText('Looking at entry 0');
  // From the slider, Tab leads on to what can be done with the entry.
  await inspector.slider.focus();
  await lead(inspector, 'Tab', inspector.button('Restore'));
  await inspector.key('Escape');
  await expect(inspector.region('Looking back')).toHaveCount(0);
  await expect(inspector.slider).toBeFocused();
  // From anywhere else, too, but where the key has a use of its own.
  await inspector.key('ArrowLeft');
  await expect(inspector.region('Looking back')).toBeVisible();
  const actors = inspector.panel.getByRole('searchbox', { name: 'Filter actors' });
  await actors.fill('lamp');
  await actors.press('Escape');
  await expect(actors).toHaveValue('');
  await inspector.button('Events').focus();
  await inspector.key('?');
  await expect(inspector.panel.getByText('Ctrl+Enter')).toBeVisible();
  await inspector.key('Escape');
  await expect(inspector.panel.getByText('Ctrl+Enter')).toBeHidden();
  await expect(inspector.region('Looking back')).toBeVisible();
  await inspector.key('Escape');
  await expect(inspector.region('Looking back')).toHaveCount(0);
});

test('R18.16, R18.22 keeps the focus in the session bar while the page is on its way', async ({
  inspector,
}) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await inspector.app.inPage(() => {
    const { app } = (globalThis as unknown as Inspected).inspector;
    const { showPlace } = app;
    const show: typeof showPlace = async (...place) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return showPlace(...place);
    };
    Object.assign(app, { showPlace: show });
  });
  for (const [name, outcome] of [
    ['Replay', 'The replay matches the record.'],
    ['Advance', ''],
    ['Copy as steps', /^Copied /],
  ] as const) {
    await inspector.button(name).focus();
    await inspector.key('Enter');
    await expect(inspector.status).toHaveText(outcome);
    await expect(inspector.button(name)).toBeFocused();
  }
  await inspector.look(1);
  await inspector.button('Restore').focus();
  await lead(inspector, 'Enter', inspector.slider);
  await expect(inspector.status).toHaveText(/^Restored entry 1\./);
  await expect(inspector.slider).toBeFocused();
  await inspector.button('Bring back').focus();
  await inspector.key('Enter');
  await expect(inspector.status).toHaveText(/^The session before is back\./);
  await expect(inspector.slider).toBeFocused();
  await inspector.button('Resume').focus();
  await inspector.key('Enter');
  await expect(inspector.region('Looking back')).toHaveCount(0);
  await expect(inspector.button('Pause')).toBeFocused();
});

test('R18.16, R18.18, R18.22 leads on from a promise that ends, whose buttons are one stop', async ({
  inspector,
}) => {
  await inspector.page.route('**/post', (route) => route.fulfill({ body: 'taken' }));
  await inspector.open();
  await inspector.press('Hold results');
  await inspector.send('(machine)', 'wood.order', { kind: 'oak' });
  await inspector.app.field('Text').fill('Dear Ada');
  await inspector.app.field('Text').press('Enter');
  const pending = (await inspector.show('Timers')).getByRole('region', {
    name: 'Pending promises',
  });
  const settle = pending.getByRole('button', { name: /^Settle / });
  await expect(settle).toHaveCount(2);
  await settle.first().focus();
  await lead(inspector, 'Tab', settle.last());
  await inspector.key('Shift+Tab');
  await lead(inspector, 'End', pending.getByRole('button', { name: /^Release / }).first());
  await inspector.key('Enter');
  await expect(settle).toHaveCount(1);
  await expect(settle).toBeFocused();
  await inspector.key('ArrowRight');
  await lead(inspector, 'Enter', inspector.payload);
  await inspector.key('ControlOrMeta+Enter');
  await expect(settle).toHaveCount(0);
  await expect(pending.getByRole('heading')).toBeFocused();
});
