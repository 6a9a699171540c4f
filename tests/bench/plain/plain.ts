import type { PageName } from '../../../src/app/address.ts';
import { addPage } from '../../../src/app/pages.ts';
import { startOrLeave } from '../../../src/app/start.tsx';
import { addTexts } from '../../../src/app/texts.ts';
import { languages } from '../../../src/content/languages.ts';
import type { PageComponent } from '../../../src/views/parts/page.ts';

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
