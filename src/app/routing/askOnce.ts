/** A request that has been under way for this long, in ms, is made once more: a connection may hang for ever. */
export const PATIENCE_MS = 10_000;

/** What was asked for, by address, and until when it alone is waited for: for ever, once it has arrived. */
const requests = new Map<string, { arrival: Promise<void>; until: number }>();

/** What did not arrive. */
const lost = new Set<string>();

/**
 * Asks for an address, or joins the request for it: a visitor may press a link while its page is fetched
 * ahead. If that request fails, this one asks again, because it began before the visitor pressed anything. If it has
 * taken long, this one asks as well, and whichever comes first counts: it may be slow, or hang.
 *
 * A name is made of the content, so what the browser has under it is right, however old it is. `cache` says so,
 * unless the address was asked for in vain: the browser may have kept a wrong answer.
 */
export function askOnce(
  address: string,
  ask: (cache: RequestCache) => Promise<void>,
): Promise<void> {
  const joined = requests.get(address);
  if (joined && performance.now() < joined.until)
    return joined.arrival.catch(() => askOnce(address, ask));
  const arrival = ask(joined || lost.has(address) ? 'reload' : 'force-cache');
  const request = { arrival, until: performance.now() + PATIENCE_MS };
  requests.set(address, request);
  arrival.then(
    () => {
      request.until = Number.POSITIVE_INFINITY;
    },
    () => {
      lost.add(address);
      if (requests.get(address) === request) requests.delete(address);
    },
  );
  return joined ? Promise.race([joined.arrival.catch(() => arrival), arrival]) : arrival;
}
