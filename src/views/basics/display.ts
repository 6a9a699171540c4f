/**
 * Advances of the display face, in hundredths of its size: each number before the characters that have it.
 * `tests/views/basics/display.test.ts` compares them with the face.
 */
const ADVANCES =
  "18'|20,|21’|23 .|27l|28ij|29I|35-1|37J|40ft|43r|517L|52z+|54s|57TZcvx|58e|59Fak|602gy|6135o|624Eu|63hn|64Ybdpq|659PS|6668|670V|68BCR|69K|70ADX|72GHOQ|73U|75&€|78N|86w|94M|95m|99@W";

/** The room before the ink of a character and that after it, in thousandths: a stem stands further in than a curve. */
const BEFORE =
  "00j|05Y|10v|15’Jtxw|20.7TVAX&|25'3f4gW|301-s|35zZceo|40adq|45258y9S|50i06CGOQ|60u|65lrkhnbpm|70U|75ILFEPBRDHNMK";
const AFTER =
  "05Y|10Lv|15frcxVw|20'’.7TkAX|254WK|30-sFgPC&|35tzZeoR|403EbpS|45256B|50ij8a09DOQ|55G|60hnm|65lyudq|70JU|751IHNM";

/** What a character that the list lacks may take: a name of wide ones, such as Chinese, would break and move the page. */
const WIDEST = 100;

/** The space between two letters of a large pair, in em. */
export const TRACKING = -0.04;

const tableOf = (list: string) =>
  new Map(
    list
      .split('|')
      .flatMap((row) =>
        [...row.slice(2)].map((character) => [character, Number(row.slice(0, 2))] as const),
      ),
  );

const advances = tableOf(ADVANCES);
const before = tableOf(BEFORE);
const after = tableOf(AFTER);

/**
 * The letters of a word that is as large as its place is wide. It fills one line, and breaks only where the
 * visitor has set more space between letters: it would leave the window.
 */
export const fitted = {
  letterSpacing: `${TRACKING}em`,
  wordSpacing: 0,
  overflowWrap: 'anywhere',
} as const;

/** What a word gets more than it takes: engines round, and the advances are rounded. */
const SPARE = 1.017;

/** The characters of a word. Accents make no difference. A Korean syllable is one. */
const lettersOf = (word: string) => [
  ...word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replace(/\s/gu, ' '),
];

/** How much room a word needs in the display face, in em of its size. */
export function widthOf(word: string, spare = SPARE): number {
  const letters = lettersOf(word);
  const sum = letters.reduce((total, letter) => total + (advances.get(letter) ?? WIDEST), 0);
  return spare * (sum / 100 + letters.length * TRACKING);
}

const bearing = (table: Map<string, number>, letter = '') => (table.get(letter) ?? 30) / 1000;

/** The margins with which the ink of a word begins and ends where its place does, in em. */
export function marginsOf(word: string): { start: number; end: number } {
  const letters = lettersOf(word);
  return {
    start: -bearing(before, letters[0]),
    // The space between letters is behind the last, too.
    end: -TRACKING - bearing(after, letters.at(-1)),
  };
}

/** How much room the ink of a word needs, in em. */
export function inkOf(word: string, spare?: number): number {
  const { start, end } = marginsOf(word);
  return widthOf(word, spare) + start + end;
}
