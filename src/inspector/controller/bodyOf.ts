/** What is in keys of what nobody should pass on. */
const SECRET =
  /pass|pwd|secret|token|jwt|auth|nonce|[cx]srf|session|cookie|key|hash|signature|credential|bearer|cv[cv]/i;

/** Words of such keys. Others have their letters, such as “opinion”, “aside” and “discard”. */
const SECRET_WORD = /^(?:pin|otp|card|iban|sid)s?$/;

/** The last words of keys of what is another one in each visit. A date tells that by itself, and may be chosen. */
const VARYING = /^(?:u?u?id|guid|ref|at|ts|time|timestamp|ms|took|duration|elapsed|seed)$/;

/** What is a secret under any key: what a header has, and a token. */
const SECRET_TEXT = /^(?:[Bb]earer|[Bb]asic) |^eyJ/;

/** A longer body is a document, such as a picture. */
const LONGEST_BODY = 4_000;

/** The words of `requestID`, `pin_code` and `cardNumber`, in small letters. */
const wordsIn = (key: string): string[] =>
  (key.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

function isLeftOut(key: string): boolean {
  const words = wordsIn(key);
  return (
    SECRET.test(key) ||
    words.some((word) => SECRET_WORD.test(word)) ||
    VARYING.test(words.at(-1) ?? '')
  );
}

/**
 * What a request sends as a JSON text or in `URLSearchParams`, in JSON without such keys. Of another body, such as
 * `FormData`, nothing is known.
 */
export function bodyOf(body: unknown): string | undefined {
  const isForm = Object.prototype.toString.call(body) === '[object URLSearchParams]';
  const text = isForm ? JSON.stringify(Object.fromEntries(body as URLSearchParams)) : body;
  if (typeof text !== 'string' || text.length > LONGEST_BODY || !/^\s*[[{]/.test(text))
    return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return JSON.stringify(parsed, (key, value) => {
      if (isLeftOut(key)) return undefined;
      // A list has it at its place.
      return typeof value === 'string' && SECRET_TEXT.test(value) ? '▒▒▒' : value;
    });
  } catch {
    return undefined;
  }
}
