/** Finds texts in colours that white paper does not show. */
export function findPale(): string[] {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some((node) => node.nodeValue?.trim()))
    .filter((element) => luminance(getComputedStyle(element).color) > 0.5)
    .map((element) => element.textContent ?? '');
}

/** Finds headlines, entries and pictures that a page may end in. */
export function findDivisible(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, li, svg)')]
    .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Finds drawn lines and dots in the colour of the page. */
export function findHiddenLines(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('main svg :is(path, circle)')]
    .filter((line) => /--ink|--signal\)/.test(line.outerHTML))
    .filter((line) => {
      const { stroke, fill } = getComputedStyle(line);
      return [stroke, fill].every((colour) => colour === 'none' || colour === paper);
    })
    .map((line) => line.closest('section, div')?.textContent ?? '');
}

/** Finds boxes that are told apart by their ground, and have neither an edge nor a ground of their own. */
export function findEdgeless(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { backgroundColor, borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
      const isRounded = Number.parseFloat(borderTopLeftRadius) > 8 && element.clientWidth > 100;
      return isRounded && backgroundColor === paper && borderTopWidth === '0px';
    })
    .map((element) => element.textContent ?? '');
}

/** Finds what reaches out of the footer at its top: a page may end before it, which would cut that off. */
export function findReach(): string[] {
  const footer = document.querySelector('footer') as HTMLElement;
  const reach = footer.getBoundingClientRect().top;
  return [...footer.children]
    .slice(0, 1)
    .filter((first) => first.getBoundingClientRect().top < reach)
    .map((first) => first.textContent ?? '');
}
