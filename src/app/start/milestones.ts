/** Sent to the window when React has taken the document over: what is pressed from now on is its. */
export const TAKEN_OVER = 'takenover';

/** Sent to the window when the site runs: now it can answer what was pressed before. */
export const HYDRATED = 'hydrated';
