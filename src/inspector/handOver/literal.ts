const NAME = /^[A-Za-z_$][\w$]*$/;

/** JSON data as source code, on one line. A formatter breaks the line where it is too long. */
export function toLiteral(value: unknown): string {
  if (typeof value === 'string') {
    const quoted = JSON.stringify(value);
    return `'${quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  }
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(
      ([key, part]) => `${NAME.test(key) ? key : toLiteral(key)}: ${toLiteral(part)}`,
    );
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) return String(value);
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '_');
}

/** Code without the texts that `toLiteral` has put into it. */
export const withoutTexts = (code: string): string => code.replace(/'(?:\\.|[^'\\])*'/g, '');
