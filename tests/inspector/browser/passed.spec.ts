import { resolve } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { writeFields } from '../../../src/inspector/handOver/writeFields.ts';
import { locatorOfMark } from '../../../src/inspector/handOver/writeMarks.ts';
import { PASSED_HELPERS } from '../../../src/inspector/handOver/writePassed.ts';
import { writeNetwork } from '../../../src/inspector/handOver/writeSetup.ts';
import type { Shown } from '../../../src/inspector/record/entry.ts';
import { runPasted } from './runPasted.ts';

test('R18.54 follows no alert and no status that is hidden, takes an option without a text for none, and meets a network', async () => {
  const html =
    '<p role=alert style=display:none>Hidden</p><p role=status onclick=this.textContent=this.id id=Gone>Shown</p><select multiple aria-label=Land><option selected> <option selected>Italy</select>';
  const land = { role: 'listbox', name: 'Land', value: '\nItaly', isList: true } as const;
  const code = `import { expect, test } from '@playwright/test';
test('follows', async ({ page }) => {
  await page.addInitScript(follow);
  await page.addInitScript(noteActs);
  await page.goto('data:text/html,${html}');
  await expect.poll(passed).toContain('Shown');
  expect(await passed()).not.toContain('Hidden');
  ${writeFields([land])}
  await forgetPassed();
  await page.getByText('Shown').click();
  await expect.poll(passed).toEqual(['Gone']);
  expect(await lasts('Shown')).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await stays('Shown')).toEqual([]);
  ${Object.values(PASSED_HELPERS).join('\n')}
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
    'follows.spec.ts': code,
    'failing.spec.ts': meets('failing', '500'),
    'offline.spec.ts': meets('offline', 'false'),
  });
  expect(passed, output).toBe(3);
});

/** The reader of pages as a script of a page. */
async function bundleReader(): Promise<string> {
  const entry = resolve('src/inspector/controller/shownIn.ts');
  const lib = { entry, name: 'reader', formats: ['iife' as const] };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

test('R18.54 finds each control of which it notes a state, and notes none that it does not find', async ({
  page,
}) => {
  await page.setContent(`
    <button disabled>Send</button><button role=tab aria-selected=true>Log</button>
    <button aria-expanded=true>More</button><input aria-label=Code aria-invalid=true>
    <ul role=tree><li role=treeitem aria-expanded=true>Fruit<ul role=group><li role=treeitem>Fig</li></ul></li></ul>
    <select aria-label=Land disabled><option></option><optgroup label=Near disabled><option>Austria</option></optgroup></select>
    <label>From <span aria-hidden=true>*</span><input type=date aria-invalid=true></label>
    <label>To <input type=date aria-invalid=true></label><input type=date title=Due aria-invalid=true>
    <i id=at>At</i><input type=time aria-labelledby=at disabled>
    <details open><summary aria-expanded=true>Details</summary></details>
    <table><thead><tr><th aria-sort=ascending>Alone</th></tr></thead></table>
    <table><thead><tr><th aria-sort=ascending>Sum</th><th>Of</th></tr></thead><tr><td>3</td><td>Milk</td></tr></table>
    <table><tr><th aria-sort=descending>Beside</th><td>3</td></tr><tr><th scope=row aria-sort=descending>Row</th><td>4</td></tr></table>
    <div role=group aria-label=Both aria-disabled=true><button disabled>Cut</button><button>Paste</button></div>
    <style>.new::before { content: 'New: ' }</style><button class=new disabled>Offer</button>
    <input placeholder=Find disabled>
    <fieldset disabled><legend>Bill</legend><input aria-label=Name></fieldset>`);
  await page.addScriptTag({ content: await bundleReader() });
  const { marks = [] } = await page.evaluate(() =>
    (globalThis as unknown as { reader: { shownIn(of: Document): Shown } }).reader.shownIn(
      document,
    ),
  );
  expect(marks.map(({ name, of }) => `${name} ${of}`)).toEqual([
    'Log selected',
    'More expanded',
    ...['Code invalid', 'To invalid', 'Sum ascending'],
    ...['Send', 'Land', 'At', 'Both', 'Cut', 'Paste', 'New: Offer', 'Find', 'Bill', 'Name'].map(
      (name) => `${name} disabled`,
    ),
  ]);
  const locators = marks.map(locatorOfMark);
  const find = (locator: string) => new Function('page', `return ${locator}`)(page) as Locator;
  const counts = await Promise.all(locators.map((one) => find(one).count()));
  expect(locators.filter((_, place) => counts[place] !== 1)).toEqual([]);
});
