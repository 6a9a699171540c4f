import { startOrLeave } from '../../../src/app/start.tsx';
import { addTexts } from '../../../src/app/texts.ts';
import { languages } from '../../../src/content/languages.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

for (const { code } of languages) {
  for (const [file, texts] of Object.entries(files)) {
    const namespace = file.match(new RegExp(`/${code}/([\\w-]+)\\.json$`))?.[1];
    if (namespace) addTexts(code, namespace, texts);
  }
}

startOrLeave(document);
