import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { parseTree } from '../../../src/inspector/handOver/tree.ts';
import { writeFields } from '../../../src/inspector/handOver/writeFields.ts';
import { writeNetwork } from '../../../src/inspector/handOver/writeSetup.ts';
import { expectedOf } from '../../../src/inspector/handOver/writeTree.ts';
import { runPasted } from './runPasted.ts';

test('R18.54 takes an option without a text for none, and meets a network', async () => {
  const html = '<select multiple aria-label=Land><option selected> <option selected>Italy</select>';
  const land = { role: 'listbox', name: 'Land', value: '\nItaly', isList: true } as const;
  const code = `import { expect, test } from '@playwright/test';
test('chooses', async ({ page }) => {
  await page.goto('data:text/html,${html}');
  ${writeFields([land])}
});
`;
  const meets = (
    network: string,
    answer: string,
  ) => `import { expect, test } from '@playwright/test';
const origin = 'http://a.example';
test('meets', async ({ page }) => {
  await page.route(origin + '/**', (route) => route.fulfill({ contentType: 'text/html', body: '<html data-runs>' }));
  ${writeNetwork({ running: 'html[data-runs]' }, { network }).join('\n')}
  await page.goto(origin);
  expect(await page.evaluate(() => fetch('/api').then(({ status }) => status, () => navigator.onLine))).toBe(${answer});
});
`;
  const { passed, output } = await runPasted({
    'chooses.spec.ts': code,
    'failing.spec.ts': meets('failing', '500'),
    'offline.spec.ts': meets('offline', 'false'),
  });
  expect(passed, output).toBe(3);
});

/** The reader of pages as a script of a page. */
async function bundleReader(): Promise<string> {
  const entry = resolve('src/inspector/controller/treeIn.ts');
  const lib = { entry, name: 'reader', formats: ['iife' as const] };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

const readTree = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { reader: { treeIn(of: Document): string } }).reader.treeIn(document),
  );

test('R18.54 reads a page as Playwright does, and writes any text so that it finds it', async ({
  page,
}) => {
  const texts = [
    ...['- 12', '12', 'a: b', 'Order #1042: /a/', '`$\u007bx}`', 'A "q" # it\'s', '\\d', '/x/'],
    ...['+5', 'True', '0x1F', '1e5', 'NULL', '~', 'a\\/b 12:30', '5 s', '€ 3'],
  ];
  await page.setContent(`<main><h1>Order</h1>
    <button disabled>Send</button><button role=tab aria-selected=true>Log</button>
    <button aria-expanded=true>More</button><button aria-expanded=false>Less</button><button aria-pressed=mixed>Bold</button>
    <ul role=tree><li role=treeitem aria-expanded=true>Fruit<ul role=group><li role=treeitem>Fig</li></ul></li></ul>
    <select aria-label=Land disabled><option></option><optgroup label=Near disabled><option>Austria</option></optgroup></select>
    <label>From <span aria-hidden=true>*</span><input type=date value=2026-11-30></label>
    <input type=password aria-label=Key value=secret><input placeholder=Find><textarea aria-label=Note>a</textarea>
    <details open><summary>Details</summary>in <b>it</b></details><p hidden>Hid</p>
    <table><thead><tr><th aria-sort=ascending>Sum</th><th>Of</th></tr></thead><tr><td>3</td><td><button>Less</button></td></tr></table>
    <fieldset disabled><legend>Bill</legend><input aria-label=Name></fieldset><img alt="A map"><hr>
    <style>.new::before { content: 'New: ' }</style><button class=new>Offer</button>
    <label><input type=checkbox checked>News</label></main><p role=status>Saved&nbsp;at  12:30</p></main>
    <table><tr><td>Pin<td><input type=password value=4711></table>
    <label><input type=checkbox>Use <input type=password value=4711></label>
    <div role=group aria-label="Old 4711"></div><figure><iframe title=Map></iframe><button>Map</button></figure>
    <dialog open aria-label=Box></dialog><section aria-label=Texts></section>`);
  await page.evaluate((all) => {
    const section = document.querySelector('section');
    for (const text of all)
      for (const name of ['p', 'button']) {
        const part = document.createElement(name);
        part.textContent = text;
        section?.append(part);
      }
  }, texts);
  await page.addScriptTag({ content: await bundleReader() });
  const tree = await readTree(page);
  // A field shows nothing of what is in it.
  expect(tree).not.toMatch(/secret|4711|2026|textbox "Note":/);
  expect(tree).toContain('button "More" [expanded]');
  const free = { patterns: new Set<string>(), places: new Set<string>(), isTicking: false };
  const body = page.locator('body');
  const empty = { role: 'fragment', name: '', states: [], parts: [] };
  for (const part of parseTree(tree).parts) {
    const now = { ...empty, parts: [part] };
    const { lines } = expectedOf(empty, now, free, false);
    await expect(body).toMatchAriaSnapshot(lines.join('\n'));
  }
  // A test would fail for each of these.
  await page
    .getByRole('row')
    .getByRole('button', { name: 'Less' })
    .evaluate((one) => one.remove());
  await page.addScriptTag({ content: await bundleReader() });
  const after = parseTree(await readTree(page));
  const { lines } = expectedOf(parseTree(tree), after, free, false);
  await expect(body).toMatchAriaSnapshot(lines.join('\n'));
  expect(lines).toContain('  - row "3"');
});
