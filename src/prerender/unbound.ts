/** Returns a text without what the build binds its words with: only pages are broken into lines. */
export function unbound(text: string): string {
  return text.replaceAll('\u2060', '').replace(/(?<=\p{L}[.,:;]?)\u00a0(?=\p{L})/gu, ' ');
}
