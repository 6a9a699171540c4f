const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that cannot end the script element it stands in. */
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The opening tag of an element. */
export function element(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** An element that holds text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** A script element that is data and not executed: a Content-Security-Policy lets it pass. */
export function dataBlock(attributes: Record<string, string>, value: unknown): string {
  return `${element('script', attributes)}${toInlineJson(value)}</script>`;
}
