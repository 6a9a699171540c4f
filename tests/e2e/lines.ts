/** A block of text on the page, as the browser has broken it into lines. */
export type BrokenText = { tag: string; text: string; lines: string[] };

/** The headlines, paragraphs and entries of the page that have several lines. */
export function brokenTexts(): BrokenText[] {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  /** Elements that hold a text, and in which everything flows as one text. */
  const blocks = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, li, dt, dd, blockquote, figcaption), footer :is(h2, p)',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth > 1 &&
      [...element.childNodes].some((node) => isText(node) && node.nodeValue?.trim()) &&
      [...element.querySelectorAll('*')].every(isInline),
  );
  return blocks.flatMap((element) => {
    const lines: { bottom: number; text: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const range = document.createRange();
      for (const [index, character] of [...(node.nodeValue ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = [...range.getClientRects()].at(-1);
        if (!box) continue;
        const last = lines.at(-1);
        // A change of size within a line moves the bottom less than a line does.
        if (last && box.bottom - last.bottom < box.height / 2) last.text += character;
        else lines.push({ bottom: box.bottom, text: character });
      }
    }
    const text = element.textContent ?? '';
    const broken = { tag: element.localName, text, lines: lines.map((line) => line.text) };
    return lines.length > 1 ? [broken] : [];
  });
}

/** A single word on the last line is alone if it is shorter than this share of the longest line. */
const SHORT = 0.3;

const lengthOf = (line: string) => line.trim().length;

/** Whether a text ends in a line of one short word. A line a word has no other choice. */
export const hasLoneWord = ({ lines }: BrokenText) => {
  const last = lines.at(-1) ?? '';
  const isOneWord = (line: string) => !/\s/.test(line.trim());
  return (
    !lines.every(isOneWord) &&
    isOneWord(last) &&
    lengthOf(last) < SHORT * Math.max(...lines.map(lengthOf))
  );
};

/** A compound of more characters may break at its hyphen. */
const LONGEST_COMPOUND = 13;

/** Whether a line ends within a word: at a soft hyphen it may, and at the hyphen of a long compound. */
export const isTorn = ({ lines }: BrokenText) =>
  lines.some((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || /[\s–\u00ad]$/.test(line) || /^\s/.test(next)) return false;
    const word = `${line.match(/\S*$/)}${next.match(/^\S*/)}`;
    return !line.endsWith('-') || word.length <= LONGEST_COMPOUND;
  });
