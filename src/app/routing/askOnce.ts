/** What was asked for, by address: it is under way, or has arrived. */
const requests = new Map<string, Promise<void>>();

/** What did not arrive. */
const lost = new Set<string>();

/**
 * Asks for an address, or joins the request for it: a visitor may press a link while its page is fetched
 * ahead. If that request fails, this one asks again, because it began before the visitor pressed anything.
 *
 * A name is made of the content, so what the browser has under it is right, however old it is. `cache` says so,
 * unless the address was asked for in vain: the browser may have kept a wrong answer.
 */
export function askOnce(
  address: string,
  ask: (cache: RequestCache) => Promise<void>,
): Promise<void> {
  const joined = requests.get(address);
  if (joined) return joined.catch(() => askOnce(address, ask));
  const request = ask(lost.has(address) ? 'reload' : 'force-cache');
  requests.set(address, request);
  request.catch(() => {
    lost.add(address);
    requests.delete(address);
  });
  return request;
}
