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
    // Only screen readers get these texts. The window cuts a wall of names, which is a picture.
    if (box.closest('noscript, script, style, [role=img]') || box.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const outer =
      box.closest('svg, li, p, figcaption, h1, h2, h3, h4, dd, dt, button, label, a') ?? box;
    // A drawing clips its texts, and has no width to scroll.
    const drawing = outer.matches('svg') && outer.getBoundingClientRect();
    const isTooWide = drawing
      ? left < drawing.left || right > drawing.right
      : outer.scrollWidth > outer.clientWidth + 1 && outer.clientWidth > 0;
    if (left < 0 || right > innerWidth + 0.5 || isTooWide) found.push(text.nodeValue.trim());
  }
  return found;
}

/** Finds pairs of texts that overlap. It looks at the main part and the footer, so it leaves layers out. */
export function findOverlaps(): string[] {
  const texts: { text: Node; box: DOMRect; gap: number }[] = [];
  for (const part of document.querySelectorAll('main, footer')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      // Only screen readers get these texts.
      if (parent.closest('noscript') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        // The letters are in the middle of their line. Those of a drawing are smaller than its styles say.
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        const gap = Math.max(0, (box.height - size) / 2);
        texts.push({ text, box, gap });
      }
    }
  }
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      if (one.text === other.text) return [];
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom - one.gap, other.box.bottom - other.gap) -
        Math.max(one.box.top + one.gap, other.box.top + other.gap);
      return width > 1 && height > 2 ? [`${one.text.nodeValue} on ${other.text.nodeValue}`] : [];
    }),
  );
}
