import { addTexts } from '#app/routing/texts.ts';
import { start } from '#app/start/start.ts';
import { languages } from '../../../src/content/languages.ts';

const texts = import.meta.glob<Record<string, unknown>>('../../../src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

for (const { code } of languages) {
  for (const [file, namespace] of Object.entries(texts)) {
    const name = file.match(new RegExp(`/${code}/([\\w-]+)\\.json$`))?.[1];
    if (name) addTexts(code, name, namespace);
  }
}

start(document);
