import { expect, test } from '@playwright/test';
import { writeFields } from '../../../src/inspector/handOver/writeFields.ts';
import { FOLLOW_PASSED } from '../../../src/inspector/handOver/writePassed.ts';
import { runPasted } from './runPasted.ts';

test('R18.54 follows no alert and no status that is hidden, and takes an option without a text for none', async () => {
  const html =
    '<p role=alert style=display:none>Hidden</p><p role=status>Shown</p><select multiple aria-label=Land><option selected> <option selected>Italy</select>';
  const land = { role: 'listbox', name: 'Land', value: '\nItaly', isList: true } as const;
  const code = `import { expect, test } from '@playwright/test';
test('follows', async ({ page }) => {
  ${FOLLOW_PASSED.join('\n  ')}
  await page.goto('data:text/html,${html}');
  await expect.poll(passed).toContain('Shown');
  expect(await passed()).not.toContain('Hidden');
  ${writeFields([land])}
});
`;
  const { passed, output } = await runPasted({ 'follows.spec.ts': code });
  expect(passed, output).toBe(1);
});
