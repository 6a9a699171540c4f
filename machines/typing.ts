/** Whether a text has white space and signs without a width alone. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);
