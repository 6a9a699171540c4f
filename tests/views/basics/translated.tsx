import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { addTexts, translatorOf } from '#app/routing/texts.ts';
import type { Language } from '#content/languages.ts';

/** Returns the result of a hook that reads the common texts of a language. */
export async function hookIn<Result>(language: Language, hook: () => Result): Promise<Result> {
  const { default: common } = await import(`#locales/${language}/common.json`);
  addTexts(language, 'common', common);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translatorOf(language)}>{children}</I18nextProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}
