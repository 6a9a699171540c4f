/** Paths that redirect to a page, with and without each language prefix (R1.4). */
export const redirects = [{ from: '/services', page: 'services' }] as const;
