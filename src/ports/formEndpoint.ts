/** The fields, written `name:value`, by which services that answer with a 200 say that they have not taken a message. */
const REFUSALS = [
  /^(success|ok):(false|0|null)?$/i,
  /^(result|status):(false$|spam$|\w*(error|fail))/i,
  /^status(code)?:[45]\d\d$/i,
  /^errors?:(?!\s*(false|0|null|\[\]|{})?\s*$)/i,
];

/** Whether a text is such an answer. */
function isRefusal(text: string): boolean {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // What is not JSON refuses nothing.
  }
  return Object.entries(Object(answer)).some(([name, value]) => {
    const field = `${name}:${JSON.stringify(value).replaceAll('"', '')}`;
    return REFUSALS.some((refusal) => refusal.test(field));
  });
}

/**
 * Throws unless an answer can acknowledge a form, however its type is written: it is JSON, a plain text or
 * nothing. Some hosts answer with a page if the endpoint does not exist, and networks with that of their
 * login. What has no type, or calls itself plain, may be such a page as well.
 */
async function checkAnswer(response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  const isJson = /^[^;,]+[/+-]json\b/i.test(type);
  // The status of JSON has said that the message arrived, also where the rest breaks off.
  const text = await response.text().catch((error) => {
    // Stryker disable next-line StringLiteral: any text that is not JSON refuses nothing
    if (isJson) return '';
    throw error;
  });
  if (text.trim() && !isJson && (!/^(text\/plain\b|$)/i.test(type) || /^\s*</.test(text)))
    throw new Error('the endpoint answered with a page');
  if (/problem\+json/i.test(type) || isRefusal(text))
    throw new Error('the endpoint says that it has not taken it');
}

/**
 * POSTs a form as JSON. Resolves on a 2xx response that can be an acknowledgement. Rejects on any other
 * response, on a network error, and when `signal` aborts.
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
  await checkAnswer(response);
}
