import { expect, test } from './inspectorPage.ts';
import { runPasted } from './runPasted.ts';

test('R18.24, R18.47 exports a session and imports it into another page, and a failure of the kit', async ({
  inspector,
}) => {
  await inspector.openHeld();
  await inspector.send('lamp', 'lamp.press');
  await inspector.send('letter', 'letter.write', { text: 'Dear Ada' });
  const last = await inspector.lastIndex();
  const { name, text, session } = await inspector.exportSession();
  expect(name).toBe('Workshop-unversioned.session.json');
  expect(session.entries).toHaveLength(last + 1);
  await expect(inspector.status).toContainText(`Exported ${last} entries as ${name}.`);

  await inspector.openHeld();
  await inspector.importFile({ name, text });
  await inspector.see('lamp', 'lit.steady');
  await inspector.app.see('lamp', 'lit.steady');
  await expect(inspector.region('Looking back')).toContainText(
    `Looking at entry ${last} of another session: letter.write`,
  );
  await expect(inspector.button('Restore')).toHaveAttribute(
    'title',
    /What the browser has stored stays as it is/,
  );
  await inspector.restore();
  await inspector.send('lamp', 'lamp.press');
  await inspector.replay();

  const steps = [{ type: 'event', event: { type: 'lamp.press' } }];
  const failure = { version: 1, machine: 'lamp', steps, fault: 'it gives no light' };
  await inspector.importFile(
    { name: 'failure.json', text: JSON.stringify(failure) },
    /^Imported failure\.json\. Entry \d+ has the note “it gives no light”\./,
  );
  await inspector.app.see('lamp', 'lit.steady');
  await inspector.show('Chart');
  await expect(inspector.region('Chart of lamp')).toBeVisible();
  await expect(inspector.region('Looking back')).toContainText('Note: “it gives no light”');
});

test('R18.25 exports without what people typed', async ({ inspector }) => {
  await inspector.openHeld();
  const field = inspector.app.field('Text');
  await field.fill('Dear Ada');
  expect((await inspector.exportSession()).text).toContain('Dear Ada');
  await inspector.press('Redact');
  const { name, text } = await inspector.exportSession();
  expect(text).not.toContain('Ada');
  await inspector.openHeld();
  await inspector.importFile({ name, text }, /^Imported \S+\. The session has masks in place of /);
  await inspector.restore();
  await expect(field).toHaveValue('▒▒▒');
});

test('R18.26, R18.42 copies what a person did as steps', async ({ inspector }) => {
  await inspector.open();
  const { app } = inspector;
  await app.press('Send letter');
  await app.field('Text').pressSequentially('Ada');
  await inspector.send('lamp', 'lamp.press');
  const steps = await inspector.copy('Copy as steps');
  await expect(inspector.status).toContainText(' as steps, with 1 typed text.');
  expect(steps).toMatch(/^Workshop \S+\nChrome \d+ on .+, window \d+ × \d+, en-GB, light, /);
  expect(steps).toMatch(/^1\. Open http:\/\/localhost:\d+\/\?inspect\.$/m);
  expect(steps).toMatch(/^\d+\. Click the button “Send letter”/m);
  expect(steps).toMatch(/^ {3}- The browser stops at “Text”: Please fill out this field\.$/m);
  expect(steps).toMatch(/^\d+\. Type “Ada” in “Text”\.$/m);
  expect(steps).toMatch(/^\d+\. In the inspector, send `lamp\.press` to lamp\.$/m);
  expect(steps).toMatch(/^ {3}- Lamp: off → lit\.steady\.$/m);

  await inspector.app.inPage(() => void setTimeout(() => location.reload()));
  await expect(inspector.button('Bring back')).toBeVisible();
  await app.press('Unfold');
  expect(await inspector.copy('Copy as steps')).toMatch(
    /^1\. Open .*(?:\n.*)+lit\.steady\.\n\d+\. The page loads itself again\.\n {3}- “Text” is empty\.\n\d+\. Click the button “Unfold”/m,
  );

  await inspector.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const saved = inspector.page.waitForEvent('download');
  await inspector.press('Copy as steps');
  expect((await saved).suggestedFilename()).toBe('steps.txt');
  await expect(inspector.status).toContainText('The browser did not let the inspector copy.');
});

test('R18.27 copies a browser test that passes when it is pasted', async ({ inspector }) => {
  await inspector.open();
  const { app } = inspector;
  await app.press('Lamp');
  await app.see('lamp', 'lit.steady');
  await app.press('Flicker');
  await inspector.reload();
  await app.press('Unfold');
  await app.see('letter', 'sheet.open.flat mail.ready');
  for (const key of ['Tab', 'A', 'd', 'a']) await inspector.key(key);
  await app.press('Send letter');
  await app.see('letter', 'mail.failed');
  await app.press('Hire Bob');
  await app.button('Lamp').focus();
  await inspector.key('Enter');
  await app.see('lamp', 'lit.steady');
  // An act that a test of the page cannot follow.
  await inspector.press('Pause');
  await app.press('Flicker');
  await inspector.send('lamp', 'lamp.press');
  const pasted = await inspector.copy('Copy as browser test');
  expect(pasted.match(/await page\.reload\(\);/g)).toHaveLength(1);
  const faults: Record<string, [part: RegExp | string, instead: string]> = {
    state: ["'data-state', 'lit.steady'", "'data-state', 'lit.dim'"],
    // As if the button were dead.
    press: [/await .* name: 'Hire Bob', exact: true \}\)\.click\(\);/, ''],
    item: ['listitem: Bob', 'listitem: Eve'],
    sent: ["[{ text: 'Ada' }]", "[{ text: 'Eve' }]"],
    // A request that was not recorded.
    other: [
      /(?=await expect\.poll\(\(\) => sent)/,
      "await page.evaluate(() => fetch('/post/7', { method: 'DELETE' }));\n  ",
    ],
    focus: [/(?<=await expect\(page\.getByRole\('textbox', \{ name: ')Text/, 'Town'],
  };
  const broken = Object.entries(faults).map(([name, [part, instead]]) => {
    const code = pasted.replace(part, instead);
    expect(code, name).not.toBe(pasted);
    return [`${name}.spec.ts`, code];
  });
  const { passed, failed, output } = await runPasted({
    'pasted.spec.ts': pasted,
    ...Object.fromEntries(broken),
  });
  expect([passed, failed], pasted + output).toEqual([1, broken.length]);
});
