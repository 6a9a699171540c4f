/** Keys of what nobody should pass on. */
const SECRET = /pass|secret|token|auth|nonce|csrf|session|key|hash|signature/i;

/** Keys of what is another one in each visit. */
const VARYING =
  /^(?:id|at|ts|time|timestamp|ms|duration|elapsed|seed)$|_(?:id|at|ts|ms|time)$|(?:Id|At|Time|Timestamp|Ms|Duration|Seed)$/;

/** A longer body is a document, such as a picture. */
const LONGEST_BODY = 4_000;

/** What a request sends as JSON or as a form, in JSON without such keys. Of another body, nothing is known. */
export function bodyOf(body: unknown): string | undefined {
  const isForm = Object.prototype.toString.call(body) === '[object URLSearchParams]';
  const text = isForm ? JSON.stringify(Object.fromEntries(body as URLSearchParams)) : body;
  if (typeof text !== 'string' || text.length > LONGEST_BODY || !/^\s*[[{]/.test(text))
    return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return JSON.stringify(parsed, (key, value) =>
      SECRET.test(key) || VARYING.test(key) ? undefined : value,
    );
  } catch {
    return undefined;
  }
}
