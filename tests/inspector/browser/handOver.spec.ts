import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchOptions } from '#tests/chromium.ts';
import { expect, test } from './inspectorPage.ts';

/** Runs tests as Playwright does, in a folder of their own. Returns how many pass, and what it reports. */
async function runPasted(tests: Readonly<Record<string, string>>) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/pasted-'));
  try {
    for (const [name, code] of Object.entries(tests)) writeFileSync(join(folder, name), code);
    const config = join(folder, 'playwright.config.ts');
    const use = JSON.stringify({ launchOptions: launchOptions() });
    writeFileSync(config, `export default { testDir: '.', workers: 1, use: ${use} };\n`);
    // What the runner of this test has set is not for another one.
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(PW|TEST_|PLAYWRIGHT)/.test(name),
    );
    const run = spawn(
      resolve('node_modules/.bin/playwright'),
      ['test', '--config', config, '--reporter=json', '--output', join(folder, 'results')],
      { env: Object.fromEntries(own) },
    );
    let output = '';
    run.stdout.on('data', (part) => (output += part));
    await new Promise((end) => run.on('close', end));
    const { stats } = JSON.parse(output.slice(output.indexOf('{'))) as {
      stats: { expected: number; unexpected: number };
    };
    return { passed: stats.expected, failed: stats.unexpected, output };
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
  await expect(inspector.status).toHaveText(`Exported ${last} entries as ${name}.`);

  await inspector.openHeld('/contact');
  await inspector.importFile({ name, text });
  await inspector.seeActor('mobileMenu', 'open');
  await inspector.seeState('versionBadge', 'shown.open');
  await expect(inspector.region('Looking back')).toContainText(
    `Looking at entry ${last} of ${last}`,
  );
  // The past is not what an address opens.
  await expect(inspector.page).toHaveURL(/\/contact\?inspect$/);
  await inspector.restore();
  await expect(inspector.page).toHaveURL(/\/about\?inspect$/);
  await inspector.send('mobileMenu', 'menu.close');
  await inspector.replay();
});

test('R18.24 refuses other files and goes on as before', async ({ inspector }) => {
  await inspector.openHeld('/about');
  await inspector.send('mobileMenu', 'menu.open');
  const { session } = await inspector.exportSession();
  const withCharts = {
    ...session,
    charts: { ...session.charts, chat: 'another', form: 'another' },
  };
  for (const [name, content, problem] of [
    ['notes.json', 'no JSON', 'notes.json is not JSON.'],
    [
      'charts.json',
      JSON.stringify(withCharts),
      /^This session was recorded by version .+, with other charts of “form”, “chat”\.$/,
    ],
  ] as const) {
    await inspector.importFile({ name, text: content }, problem);
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
  await inspector.importFile({ name, text });
  await inspector.restore();
  const field = inspector.site.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue(/^\S/);
  await expect(field).not.toHaveValue(/Ada/);
});

test('R18.26, R18.42 copies what a person did as steps', async ({ inspector }) => {
  await inspector.open('/contact');
  await inspector.seeActor('versionBadge', /^shown/);
  const { site } = inspector;
  await site.getByRole('textbox', { name: 'Name' }).pressSequentially('Ada');
  await site.getByRole('button', { name: 'Send' }).first().click();
  await inspector.send('mobileMenu', 'menu.open');
  const steps = await inspector.copy('Copy as steps');
  expect(steps).toMatch(/^interpunct \S+\nChrome \d+ on .+, window \d+ × \d+, en-GB, light, /);
  expect(steps).toMatch(/^1\. Open http:\/\/localhost:\d+\/contact\.$/m);
  expect(steps).toMatch(/^\d+\. Type “Ada” in “Name”\.$/m);
  expect(steps).toMatch(/^\d+\. Click the button “Send[^”]*”/m);
  expect(steps).toMatch(/^ {3}- The browser stops at “Email”: Please fill out this field\.$/m);
  expect(steps).toMatch(/^\d+\. In the inspector, send `menu\.open` to mobileMenu\.$/m);
  expect(steps).toMatch(/^ {3}- Mobile menu: closed → open\.$/m);
  expect(steps).not.toContain('backdrop');
});

test('R18.27 copies a browser test that passes when it is pasted', async ({ inspector, page }) => {
  test.setTimeout(120_000);
  await inspector.open('/about');
  await inspector.seeActor('versionBadge', /^shown/);
  const { site } = inspector;
  await site.getByRole('button', { name: 'Menu' }).click();
  await inspector.seeState('mobileMenu', 'open');
  await page.keyboard.press('Escape');
  await inspector.seeState('mobileMenu', 'closed');
  await site.getByRole('link', { name: 'Contact' }).last().click();
  await site.getByRole('textbox', { name: 'Name' }).pressSequentially('Ada');
  await site.getByRole('button', { name: 'Send' }).first().click();
  const pasted = await inspector.copy('Copy as browser test');
  const broken = pasted.replace("'data-state', 'open'", "'data-state', 'ajar'");
  expect(broken).not.toBe(pasted);
  const { passed, failed, output } = await runPasted({
    'pasted.spec.ts': pasted,
    'broken.spec.ts': broken,
  });
  expect([passed, failed], pasted + output).toEqual([1, 1]);
});
