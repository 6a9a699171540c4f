import type { PageName } from '#app/pages/address.ts';
import { addPage } from '#app/pages/pageLoader.ts';
import { addTexts } from '#app/pages/texts.ts';
import { startOrLeave } from '#app/start/start.tsx';
import type { PageComponent } from '#views/basics/pageComponent.ts';
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

const views = import.meta.glob<PageComponent>('../../../src/views/pages/*.tsx', {
  eager: true,
  import: 'default',
});

for (const [file, view] of Object.entries(views)) {
  addPage(file.replace(/^.*\/|\.tsx$/g, '') as PageName, view);
}

startOrLeave(document);
