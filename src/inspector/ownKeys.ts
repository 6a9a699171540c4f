/** Leads from the page to its panel and back. */
export const JUMP_KEY = 'F6';

/** The keys of buttons, also from a field and from the page. They are those of a debugger. */
export const PAUSE_KEY = 'F8';
export const STEP_KEY = 'F10';

/** The keys of the inspector, which no session has. */
export const OWN_KEYS: readonly string[] = [JUMP_KEY, PAUSE_KEY, STEP_KEY];
