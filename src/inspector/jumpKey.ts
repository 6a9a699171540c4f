/** Leads from the page to its panel and back. It is of the inspector, so no session has it. */
export const JUMP_KEY = 'F6';
