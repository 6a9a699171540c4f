/** @jsxImportSource react */

import { JUMP_KEY } from '../jumpKey.ts';

/** The keys of buttons, also from a field. They are those of a debugger. */
export const PAUSE_KEY = 'F8';
export const STEP_KEY = 'F10';

const KEYS = {
  '?': 'shows this list',
  [JUMP_KEY]: 'leads from the page to the inspector, and back to where you were',
  [PAUSE_KEY]: 'pauses and resumes, in the inspector',
  [STEP_KEY]: 'steps, in the inspector',
  Tab: 'leads from part to part. A row of buttons is one part',
  'Arrow keys, Home, End':
    'lead through buttons, tabs, actors, entries and the slider, and move the chart',
  '+, −, 0': 'zoom the chart, and fit all of it',
  Escape: 'leaves an editor, or an entry that you look at',
  'Ctrl+Enter': 'sends what an editor holds',
};

export const SHORTCUTS = 'shortcuts';

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
