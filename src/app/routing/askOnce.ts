/** What was asked for, by address: it is under way, or has arrived. */
const requests = new Map<string, Promise<void>>();

/**
 * Asks for an address, or joins the request for it: a visitor may press a link while its page is fetched
 * ahead. If that request fails, this one asks again, because it began before the visitor pressed anything.
 */
export function askOnce(address: string, ask: () => Promise<void>): Promise<void> {
  const joined = requests.get(address);
  if (joined) return joined.catch(() => askOnce(address, ask));
  const request = ask();
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}
