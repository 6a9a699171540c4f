import { type Gesture, HIDDEN_TEXT } from '../record/entry.ts';
import { type Act, type Done, isLoadOfPage } from './act.ts';
import { TEXTS } from './gestureText.ts';
import { toLiteral } from './literal.ts';

/**
 * Something of a page, as Playwright finds it by its role and its whole name. An empty name finds what has none:
 * without a name, a role finds all that have it.
 */
export const byRole = ({ role, name }: { role: string; name: string }, more = '') =>
  `getByRole(${toLiteral(role)}, { name: ${toLiteral(name)}, exact: true${more} })`;

/** The control of a gesture, as Playwright finds it. A field without a role has a label. */
export function locatorOf({ control, kind }: Pick<Gesture, 'control'> & Partial<Gesture>): string {
  if (!control) return 'page';
  const { role, name, within, place } = control;
  const part = within ? `.${byRole(within)}` : '';
  const by = role === 'text' ? 'Text' : 'Label';
  const isHidden = kind === 'attach' && name === '';
  const found =
    role !== '' && role !== 'text'
      ? byRole(control)
      : isHidden
        ? "locator('input[type=file]')"
        : `getBy${by}(${toLiteral(name)}, { exact: true })`;
  return `page${part}.${found}${place === undefined ? '' : `.nth(${place})`}`;
}

/** Files with the names and the types of those that were chosen. */
function writeFiles({ value = '', types = [] }: Gesture): string {
  const names = value.split('\n').filter(Boolean);
  const files = names.map(
    (name, place) =>
      `{ name: ${toLiteral(name)}, mimeType: ${toLiteral(types[place] ?? '')}, buffer: Buffer.from('') }`,
  );
  return `[${files.join(', ')}]`;
}

/** A key that is pressed more often in a row has a loop. */
const MOST_LINES = 3;

function writeGesture(gesture: Gesture, isByKeys?: boolean): string {
  const { kind, control, value = '', at, clicks = 1, times = 1, heldFor } = gesture;
  const click = clicks === 2 ? 'dblclick' : 'click';
  const target = locatorOf(gesture);
  switch (kind) {
    case 'click':
    case 'rightClick': {
      const options = {
        ...(kind === 'rightClick' && { button: 'right' }),
        ...(control?.isDisabled && { force: true }),
        ...(control && value && { modifiers: value.split('+') }),
        ...(heldFor && { delay: heldFor }),
        ...(clicks > 2 && { clickCount: clicks }),
      };
      const more = Object.keys(options).length > 0 ? [toLiteral(options)] : [];
      if (control) return `await ${target}.${click}(${more});`;
      const press = `await page.mouse.${click}(${[at?.x, at?.y, ...more].join(', ')});`;
      const keys = value.split('+').filter(Boolean);
      const write = (how: string) =>
        keys.map((key) => `await page.keyboard.${how}(${toLiteral(key)});`);
      return [...write('down'), press, ...write('up')].join('\n  ');
    }
    case 'slip': {
      const move = `await page.mouse.move(${at?.x}, ${at?.y});`;
      const [down, up] = ['down', 'up'].map((way) => `await page.mouse.${way}();`);
      return [`await ${target}.hover();`, down, move, up].join('\n  ');
    }
    case 'point':
      return control ? `await ${target}.hover();` : `await page.mouse.move(${at?.x}, ${at?.y});`;
    case 'leave':
      return `await ${target}.blur();`;
    case 'type':
      // Filling presses no key. A slider and a date take no letters: they are filled.
      return isByKeys && value !== '' && control?.role && TEXTS.includes(control.role)
        ? `await ${target}.selectText();\n  await ${target}.pressSequentially(${toLiteral(value)});`
        : `await ${target}.fill(${toLiteral(value)});`;
    case 'choose':
      return `await ${target}.selectOption(${toLiteral(value.includes('\n') ? value.split('\n') : value)});`;
    case 'attach':
      return `await ${target}.setInputFiles(${writeFiles(gesture)});`;
    case 'reload':
      return 'await page.reload();';
    case 'resize': {
      const [width, height] = value.split(' × ').map(Number);
      return `await page.setViewportSize(${toLiteral({ width, height })});`;
    }
    case 'press': {
      const press = `await ${control ? target : 'page.keyboard'}.press(${toLiteral(value)});`;
      const again = `await page.keyboard.press(${toLiteral(value)});`;
      return times > MOST_LINES
        ? `${press}\n  for (let times = 1; times < ${times}; times += 1) ${again}`
        : press + `\n  ${again}`.repeat(times - 1);
    }
    default:
      return `await page.go${kind === 'back' ? 'Back' : 'Forward'}();`;
  }
}

/** Answers the dialogs of the browser that an act brings, one after the other. */
export const writeAnswers = ({ answers = [] }: Done): string[] =>
  answers.reduceRight<string[]>(([next], { kind, value }) => {
    const answer = `dialog.${kind}(${value === undefined ? '' : toLiteral(value)})`;
    const hear = next ? `async (dialog) => { ${next} await ${answer}; }` : `(dialog) => ${answer}`;
    return [`page.once('dialog', ${hear});`];
  }, []);

/** Stands above the line that types what no copy has. */
export const SECRET = '// The secret of the next line is masked: write one that fits.';

const EMPTY = '// The files of the next line are empty: no record has what is in a file.';

/** Does what a person did. Where the page loads a document after it, or asks something by a dialog, waits for that. */
export function writeAct(act: Done, next: Act | undefined): string[] {
  const { gesture } = act;
  if (!gesture || isLoadOfPage(act)) return [];
  const { kind, value } = gesture;
  const line = writeGesture(gesture, act.isByKeys);
  const awaited = [...(isLoadOfPage(next) ? ['load'] : []), ...(act.answers ? ['dialog'] : [])]
    .map((event) => `page.waitForEvent('${event}'), `)
    .join('');
  return [
    ...writeAnswers(act),
    ...(kind === 'type' && value === HIDDEN_TEXT ? [SECRET] : []),
    ...(kind === 'attach' && value ? [EMPTY] : []),
    awaited ? line.replace(/^await (.*);$/, `await Promise.all([${awaited}$1]);`) : line,
  ];
}
