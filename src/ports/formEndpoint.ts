/**
 * POSTs a form as JSON. Resolves on a 2xx response unless it is HTML: some hosts answer with a page
 * if the endpoint does not exist. Rejects on any other response, on a network error, and when
 * `signal` aborts.
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
