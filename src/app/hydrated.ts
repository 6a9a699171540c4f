/** Sent to the window when the site runs: from now on it answers for itself. */
export const HYDRATED = 'hydrated';
