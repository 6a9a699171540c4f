import { rows } from '#tests/e2e/faults/faults.ts';
import { messagesOf, titleOf } from '#tests/e2e/faults/row.ts';
import { runRow } from '#tests/e2e/faults/run.ts';
import { createRowContext } from './rowContext.ts';
import { scenario } from './scenario.ts';

/** WebKit takes its languages from the locales of the system, so both engines are told them in the page. */
function preferLanguage(locale: string): void {
  Object.defineProperty(navigator, 'languages', { value: [locale] });
}

for (const row of rows) {
  if (!row.engines) continue;
  const { language = 'en', locale, hasChosen } = row;
  scenario(
    titleOf(row),
    async (world) => {
      // The rows are about the site, and the vendors have errors of their own.
      world.vendors.scriptOf = () => '';
      if (locale) world.early(preferLanguage, locale);
      await runRow(row, language, createRowContext(world, language));
    },
    { hasChosen, expected: messagesOf(row) },
  );
}
