/** The least distance between two texts of a hero that are side by side, in px. */
export const GAP = 32;

/** Finds texts of the hero that nearly touch the one beside them, and points of its network on a text. */
export function findTouching(gap: number): string[] {
  const hero = document.querySelector('h1')?.closest('main > *') ?? document.body;
  const texts = [...hero.querySelectorAll<HTMLElement>('h1, a, p:not([data-machine] > p)')].flatMap(
    (text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes =
        text.localName === 'a' ? [text.getBoundingClientRect()] : range.getClientRects();
      return [...boxes].map((box) => ({ text, box }));
    },
  );
  const isBeside = (one: DOMRect, other: DOMRect) =>
    one.top < other.bottom &&
    one.bottom > other.top &&
    one.left < other.right + gap &&
    one.right > other.left - gap;
  const touching = texts
    .filter(({ box, text }) =>
      texts.some((other) => other.text.tagName < text.tagName && isBeside(box, other.box)),
    )
    .map(({ text }) => text.textContent ?? '');
  const network = [...hero.querySelectorAll<SVGPathElement>('svg[data-picture] path')][1];
  const isNetwork = network?.ownerSVGElement?.viewBox.baseVal.height === 800;
  const points = isNetwork
    ? [...(network?.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+?)h0/g)]
    : [];
  const onTexts = points.flatMap(([, x, y]) => {
    const point = new DOMPoint(Number(x), Number(y)).matrixTransform(network?.getScreenCTM() ?? {});
    return texts
      .filter(({ box }) => point.x > box.left - 4 && point.x < box.right + 4)
      .filter(({ box }) => point.y > box.top - 4 && point.y < box.bottom + 4)
      .map(({ text }) => `${x} ${y} on ${text.textContent}`);
  });
  return [...touching, ...onTexts];
}
