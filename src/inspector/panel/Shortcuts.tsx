/** @jsxImportSource react */

import { JUMP_KEY, PAUSE_KEY, STEP_KEY } from '../ownKeys.ts';

const KEYS = {
  '?': 'shows this list',
  [JUMP_KEY]: 'leads from the page to the inspector, and back to where you were',
  [PAUSE_KEY]: 'pauses and resumes, from the page, too',
  [STEP_KEY]: 'steps, from the page, too',
  Tab: 'leads from part to part. A row of buttons is one part, and so is a list with a button in each row',
  'Arrow keys, Home, End':
    'lead through buttons, tabs, actors, entries and the slider, and move the chart',
  '+, −, 0': 'zoom the chart, and fit all of it',
  Enter: 'keeps a note',
  Escape:
    'leaves an editor, a note without what was not kept, or an entry that you look at, and empties a filter',
  'Ctrl+Enter': 'sends what an editor holds',
};

export const SHORTCUTS = 'shortcuts';

/** Presses the button of the panel whose key was pressed, in the panel or in the page. */
export function pressShortcut(event: KeyboardEvent): void {
  const shortcut = `[aria-keyshortcuts="${CSS.escape(event.key)}"]`;
  const button = document.querySelector<HTMLElement>(shortcut);
  // Shift+F10 opens the menu of the browser, and a key that is held repeats.
  const isPlain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
  if (!button || !isPlain || event.repeat) return;
  event.preventDefault();
  button.click();
}

/** What the keys do. The button “?” and its key open it. */
export function Shortcuts() {
  return (
    <div id={SHORTCUTS} popover="auto" role="dialog" aria-label="Keyboard shortcuts">
      <dl>
        {Object.entries(KEYS).map(([keys, effect]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
