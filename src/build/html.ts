const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Serialises to JSON that cannot close the surrounding script element. */
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the opening tag of an element, with escaped attributes. */
export function element(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** Returns an element with escaped text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** Returns a script element that holds JSON. Browsers do not run it, so it needs no hash. */
export function dataBlock(attributes: Record<string, string>, value: unknown): string {
  return `${element('script', attributes)}${toInlineJson(value)}</script>`;
}
