import { expect } from 'vitest';
import type { Language } from '#content/languages.ts';
import type { Arranging, Visitor } from '#tests/e2e/faults/row.ts';
import type { RowContext } from '#tests/e2e/faults/run.ts';
import { textOf } from '#tests/e2e/faults/texts.ts';
import { createVisitor, linksTo, linkToLanguage, type Poll } from '#tests/e2e/faults/visitor.ts';
import type { ScenarioContext } from './scenario.ts';

const poll: Poll = (look, message) => expect.poll(look, { message });

/** The context of a row of the faults, in a window of any engine. */
export function createRowContext(
  { visit, host, complaints, early }: ScenarioContext,
  language: Language,
): RowContext<Arranging, Visitor> {
  return {
    poll,
    arranging: { host, early },
    messages: complaints,
    // The host keeps the requests that it answers itself.
    countRequests: (address) => host.requests.filter(({ path }) => address.test(path)).length,
    forget: () => {
      host.requests.length = 0;
      complaints.length = 0;
    },
    visitor: createVisitor(
      {
        goTo: (path, prefix = `/${language}`) => visit.goTo(prefix + path),
        isReady: () => visit.isReady(),
        press: (name) => visit.press(textOf(name, language)),
        type: (field, text) => visit.fill(textOf(field, language), text),
        key: (key) => visit.key(key),
        follow: (page) => visit.pressAt(linksTo(page)),
        choose: (code) => visit.pressAt(linkToLanguage(code)),
        goBack: () => visit.goBack(),
        reload: () => visit.reload(),
        scrollTo: (y) => visit.scrollTo(y),
        inPage: (run, ...args) => visit.evaluate(run, ...args),
      },
      host,
      poll,
    ),
  };
}
