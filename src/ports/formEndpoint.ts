/**
 * POSTs a form as JSON. Resolves when the endpoint has taken it: a 2xx that is no HTML, since a page
 * in place of an answer is a host that knows no such endpoint. Rejects otherwise, and when `signal`
 * gives up.
 */
export async function deliverForm(
  endpoint: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(fields),
    signal,
  });
  if (!response.ok) throw new Error(`the endpoint answered ${response.status}`);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error('the endpoint answered with a page');
  }
}
