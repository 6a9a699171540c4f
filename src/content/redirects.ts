/** Addresses that lead to a page under another one, each under every language too (spec §2). */
export const redirects = [{ from: '/services', page: 'services' }] as const;
