/**
 * Finds texts that leave the window or their box. The page clips wide content, so the width of the
 * document does not show them.
 */
export function findOverflows(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement;
    if (!text.nodeValue?.trim() || !box?.checkVisibility({ visibilityProperty: true })) continue;
    // Only screen readers get these texts.
    if (box.closest('noscript, script, style') || box.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const outer = box.closest('li, p, h1, h2, h3, h4, dd, dt, button, label, a') ?? box;
    const isTooWide = outer.scrollWidth > outer.clientWidth + 1 && outer.clientWidth > 0;
    if (left < 0 || right > innerWidth + 0.5 || isTooWide) found.push(text.nodeValue.trim());
  }
  return found;
}
