import type { MouseEvent } from 'react';

/** The middle button of a mouse, which opens a new tab. */
const MIDDLE = 1;

/** Handlers of a link that is followed, in a new tab or window too: the router hears of plain presses alone. */
export const whenFollowed = (act?: () => void) => ({
  onClickCapture: act,
  onAuxClick: ({ button }: MouseEvent) => button === MIDDLE && act?.(),
});
