import type { Gesture } from '../record/entry.ts';
import type { Act } from './act.ts';
import { toLiteral } from './literal.ts';
import { byRole } from './writeExpected.ts';

/** The control of a gesture, as Playwright finds it. */
export function locatorOf({ control, kind }: Gesture): string {
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
  const { kind, control, value = '', at, isDouble, times = 1 } = gesture;
  const click = isDouble ? 'dblclick' : 'click';
  const target = locatorOf(gesture);
  switch (kind) {
    case 'click':
      if (!control) return `await page.mouse.click(${at?.x}, ${at?.y});`;
      return `await ${target}.${click}(${control.isDisabled ? '{ force: true }' : ''});`;
    case 'point':
      return `await ${target}.hover();`;
    case 'type':
      return `await ${target}.fill(${toLiteral(value)});`;
    case 'choose':
      return `await ${target}.selectOption(${toLiteral(value.split('\n'))});`;
    case 'reload':
      return 'await page.reload();';
    case 'resize': {
      const [width, height] = value.split(' × ').map(Number);
      return `await page.setViewportSize(${toLiteral({ width, height })});`;
    }
    case 'press': {
      const press = `await ${control ? target : 'page.keyboard'}.press(${toLiteral(value)});`;
      const again = `await page.keyboard.press(${toLiteral(value)});`;
      return times > 1
        ? `${press}\n  for (let times = 1; times < ${times}; times += 1) ${again}`
        : press;
    }
    default:
      return `await page.go${kind === 'back' ? 'Back' : 'Forward'}();`;
  }
}

export const isOwnReload = (act: Act | undefined) =>
  act?.gesture?.kind === 'reload' && act.gesture.value !== undefined;

/** Does what a person did. Where the page loads itself again after it, waits for that. */
export function writeAct(gesture: Gesture, next: Act | undefined): string {
  const line = writeGesture(gesture);
  if (!isOwnReload(next)) return line;
  return line.replace(/^await (.*);$/, "await Promise.all([page.waitForEvent('load'), $1]);");
}
