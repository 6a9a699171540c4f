import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { heroes } from './heroes.ts';
import { overlays } from './overlays.ts';
import type { Table } from './walk.ts';

/** How each behaviour with a view is walked. */
export const tables: readonly Table[] = [...overlays, ...forms, ...frame, ...heroes];
