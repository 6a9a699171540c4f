import userEvent from '@testing-library/user-event';
import { followGestures } from '../../../src/inspector/controller/followGestures.ts';
import { describeGesture } from '../../../src/inspector/handOver/gestureText.ts';
import type { Gesture } from '../../../src/inspector/record/entry.ts';

// A browser shows what no style hides.
document.head.innerHTML = '<style>* { visibility: visible }</style>';

/** What a person has done on the page that is shown. */
export const gestures: Gesture[] = [];

export const follow = () => followGestures(window, (gesture) => gestures.push(gesture));

export const texts = () => gestures.map(describeGesture);

export const element = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Shows a page on which nobody has done anything. */
export function show(html: string) {
  gestures.length = 0;
  document.body.innerHTML = html;
  return userEvent.setup();
}
