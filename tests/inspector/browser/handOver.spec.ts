import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from './inspectorPage.ts';

/** Runs tests as Vitest does, in a folder of their own. Returns what it reports. */
function runPasted(tests: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(resolve('.cache/pasted-'));
  try {
    for (const [name, code] of Object.entries(tests)) writeFileSync(join(folder, name), code);
    const config = join(folder, 'vitest.config.ts');
    writeFileSync(config, "export default { test: { include: ['*.test.ts'] } };\n");
    const { stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/vitest'),
      ['run', '--root', folder, '--config', config, '--reporter=json'],
      { encoding: 'utf8' },
    );
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      numPassedTests: number;
      numTotalTests: number;
    };
    return { passed: report.numPassedTests, of: report.numTotalTests, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('R18.24 exports a session and imports it into another page', async ({ inspector }) => {
  await inspector.openHeld('/about');
  await inspector.send('mobileMenu', 'menu.open');
  await inspector.send('contactForm', 'form.edit', { name: 'name', value: 'Ada Weber' });
  await inspector.send('versionBadge', 'version.toggle');
  const last = await inspector.lastIndex();
  const { name, text, session } = await inspector.exportSession();
  expect(name).toBe(`interpunct-${session.version}.session.json`);
  expect(session.entries).toHaveLength(last + 1);

  await inspector.openHeld('/contact');
  await inspector.importFile(name, text);
  await expect(inspector.status).toHaveText(`Imported ${name}.`);
  await inspector.seeActor('mobileMenu', 'open');
  await inspector.seeState('versionBadge', 'shown.open');
  await expect(inspector.panel.getByRole('region', { name: 'Looking back' })).toContainText(
    `Looking at entry ${last} of ${last}`,
  );
  await expect(inspector.page).toHaveURL(/\/about\?inspect$/);
  await inspector.button('Restore').click();
  await expect(inspector.status).toHaveText(`Restored entry ${last}. Time is paused.`);
  await inspector.send('mobileMenu', 'menu.close');
  await inspector.button('Replay').click();
  await expect(inspector.status).toHaveText('The replay matches the record.');
});

test('R18.24 refuses other files and goes on as before', async ({ inspector }) => {
  await inspector.openHeld('/about');
  await inspector.send('mobileMenu', 'menu.open');
  const { session, text } = await inspector.exportSession();
  const withCharts = {
    ...session,
    charts: { ...session.charts, chat: 'another', form: 'another' },
  };
  for (const [name, content, problem] of [
    ['notes.json', 'no JSON', 'notes.json is not JSON.'],
    ['list.json', '[]', 'This file is no session of the inspector.'],
    [
      'charts.json',
      JSON.stringify(withCharts),
      /^This session was recorded by version .+, with other charts of “form”, “chat”\.$/,
    ],
    [
      'damaged.json',
      JSON.stringify({ ...session, entries: [{ ...session.entries[0], kept: {} }] }),
      'Entry 1 of this session is damaged: its snapshot is incomplete.',
    ],
    [
      'childless.json',
      text.replace(/"children":\{/, '"offspring":{'),
      'The beginning of this session is damaged: it has no “header”.',
    ],
    [
      'impossible.json',
      text.replaceAll('"value":"closed"', '"value":"ajar"'),
      /^The beginning of this session is damaged: “\w+” is in "ajar", which is not one of its states\.$/,
    ],
  ] as const) {
    await inspector.importFile(name, content);
    await expect(inspector.status).toHaveText(problem);
  }
  await inspector.seeActor('mobileMenu', 'open');
  await inspector.send('mobileMenu', 'menu.close');
  await inspector.seeActor('mobileMenu', 'closed');
});

test('R18.25 exports without what people typed', async ({ inspector }) => {
  await inspector.openHeld('/contact');
  await inspector.site.getByRole('textbox', { name: 'Name' }).fill('Ada Weber');
  await inspector.site.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.org');
  await inspector.send('chat', 'chat.type', { text: 'My number is 12345' });
  const open = await inspector.exportSession();
  expect(open.text).toContain('Ada Weber');
  await inspector.panel.getByRole('switch', { name: 'Redact' }).click();
  const { name, text } = await inspector.exportSession();
  for (const typed of ['Ada', 'example.org', '12345']) expect(text).not.toContain(typed);

  await inspector.openHeld('/about');
  await inspector.importFile(name, text);
  await expect(inspector.status).toHaveText(`Imported ${name}.`);
  await inspector.button('Restore').click();
  await expect(inspector.status).toHaveText(/^Restored entry/);
  const field = inspector.site.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue(/^\S/);
  await expect(field).not.toHaveValue(/Ada/);
});

test('R18.26 copies the session as steps', async ({ inspector }) => {
  await inspector.openHeld('/about');
  await inspector.send('mobileMenu', 'menu.open');
  await inspector.send('chat', 'chat.toggle');
  const steps = await inspector.copy('Copy as steps');
  expect(steps).toContain('/about');
  expect(steps).toMatch(/^\d+\. .*menu\.open/m);
  expect(steps).toMatch(/mobileMenu.*closed.*open/);
  expect(steps).toMatch(/^\d+\. .*chat\.toggle/m);
});

test('R18.27 copies tests that pass when they are pasted', async ({ inspector }) => {
  test.setTimeout(90_000);
  await inspector.openHeld('/about');
  await inspector.send('chat', 'chat.toggle');
  await inspector.send('chat', 'chat.type', { text: 'Where are you?' });
  await inspector.send('chat', 'chat.send', { language: 'en', at: 1_795_000_000_000 });
  await inspector.show('Timers');
  await inspector.button('Settle requestAnswer of chat').click();
  await inspector.button('Settle with this').click();
  await inspector.seeActor('chat', /conversation\.ready$/);
  await inspector.send('newsletter', 'form.submit', { language: 'en' });
  await inspector.advance(1_000);
  await inspector.seeActor('newsletter', 'success');

  const ofAll = await inspector.copy('Copy as test');
  await inspector.choice('What the test is about').selectOption('of newsletter');
  const ofNewsletter = await inspector.copy('Copy as test');
  expect(ofNewsletter).toContain("expect(state()).toBe('success');");
  await inspector.actor('chat').click();
  await inspector.choice('What the test is about').selectOption('of chat');
  const ofChat = await inspector.copy('Copy as test');
  const tests = { 'all.test.ts': ofAll, 'form.test.ts': ofNewsletter, 'chat.test.ts': ofChat };
  const { passed, of, output } = runPasted(tests);
  expect([passed, of], output).toEqual([3, 3]);
  const broken = ofNewsletter.replace("toBe('success')", "toBe('error')");
  expect(runPasted({ 'broken.test.ts': broken })).toMatchObject({ passed: 0, of: 1 });
});
