import type { InspectedApp } from '../inspected.ts';
import type { Gesture } from '../record/entry.ts';
import { type Act, actsOf, isAtRest, openingOf } from './acts.ts';
import { toLiteral } from './literal.ts';
import type { SessionFile } from './sessionFile.ts';

type App = Pick<InspectedApp, 'addressOf'>;

const byRole = ({ role, name }: { role: string; name: string }) =>
  `getByRole('${role}'${name === '' ? '' : `, { name: ${toLiteral(name)}, exact: true }`})`;

/** The control of a gesture, as Playwright finds it. */
function locatorOf({ control, kind }: Gesture): string {
  if (!control) return 'page';
  const { role, name, within, place } = control;
  const part = within ? `.${byRole(within)}` : '';
  const found =
    role !== ''
      ? byRole(control)
      : `getBy${kind === 'click' ? 'Text' : 'Label'}(${toLiteral(name)}, { exact: true })`;
  return `page${part}.${found}${place === undefined ? '' : `.nth(${place})`}`;
}

function writeGesture(gesture: Gesture): string {
  const { kind, control, value = '', at } = gesture;
  const target = locatorOf(gesture);
  switch (kind) {
    case 'click':
      return control ? `await ${target}.click();` : `await page.mouse.click(${at?.x}, ${at?.y});`;
    case 'type':
      return `await ${target}.fill(${toLiteral(value)});`;
    case 'choose':
      return `await ${target}.selectOption(${toLiteral(value.split('\n'))});`;
    case 'press':
      return `await ${control ? target : 'page.keyboard'}.press(${toLiteral(value)});`;
    default:
      return `await page.go${kind === 'back' ? 'Back' : 'Forward'}();`;
  }
}

/** A state that the page takes so long to come to, in ms, gets as long again. */
const PATIENCE_MS = 5_000;

/** Waits for the states that an act has led to, as far as the page shows them and they stay. */
function writeStates({ seen, kept }: Act, root: string, shown: readonly string[]): string[] {
  const wait = seen.reduce((sum, one) => sum + one.wait, 0);
  const patience =
    wait + PATIENCE_MS > 2 * PATIENCE_MS ? `, { timeout: ${wait + PATIENCE_MS} }` : '';
  const last = new Map(seen.flatMap(({ changes }) => changes).map((one) => [one.actor, one]));
  return [...last]
    .filter(([actor, { isOwn }]) => isOwn && shown.includes(actor) && isAtRest(kept, root, actor))
    .map(
      ([actor, { after }]) =>
        `await expect(view('${actor}')).toHaveAttribute('data-state', ${toLiteral(after)}${patience});`,
    );
}

/**
 * A session as a test for Playwright that does the same acts and waits for the states that the views of the
 * page show. `shown` are the machines with a view at its end. It ends where the inspector took part: no test of
 * a browser can do that.
 */
export function copyAsTest(
  session: SessionFile,
  app: App,
  origin: string,
  shown: readonly string[],
): string {
  const { root, surroundings, version } = session;
  const acts = actsOf(session);
  const end = acts.findIndex(({ gesture }, place) => place > 0 && !gesture);
  const done = end < 0 ? acts : acts.slice(0, end);
  const lines = done.flatMap((act, place) => [
    ...(act.gesture ? [writeGesture(act.gesture)] : []),
    ...writeStates(act, root, acts[place + 1]?.gesture?.shown ?? (end < 0 ? shown : [])),
  ]);
  const { width, height, language, scheme, browser, stored = [] } = surroundings ?? {};
  const origins = [{ origin, localStorage: stored }];
  const use = {
    viewport: { width, height },
    locale: language,
    colorScheme: scheme,
    ...(stored.length > 0 && { storageState: { cookies: [], origins } }),
  };
  const uses = surroundings
    ? [`// Recorded in ${version}, with ${browser}.`, `test.use(${toLiteral(use)});`, '']
    : [];
  const view = lines.some((line) => line.includes('view('))
    ? [`const view = (machine: string) => page.locator(\`[data-machine="\${machine}"]\`).first();`]
    : [];
  const stop = end < 0 ? [] : [`// ${acts[end]?.text}. A test of the page ends here.`];
  const title = done[1]?.text ?? 'Open the page';
  return `import { expect, test } from '@playwright/test';

${uses.map((line) => `${line}\n`).join('')}test(${toLiteral(title)}, async ({ page }) => {
${[
  ...view,
  `await page.goto(${toLiteral(openingOf(session, app, origin).address)});`,
  ...lines,
  ...stop,
]
  .map((line) => `  ${line}`)
  .join('\n')}
});
`;
}
