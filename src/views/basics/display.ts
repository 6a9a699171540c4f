/**
 * Advances of the display face, in hundredths of its size: each number before the characters that have it.
 * `tests/views/basics/display.test.ts` compares them with the face.
 */
const ADVANCES =
  "18'|20,|21’|23 .|27l|28ij|29I|35-1|37J|40ft|43r|517L|52z|54s|57TZcvx|58e|59Fak|602gy|6135o|624Eu|63hn|64Ybdpq|659PS|6668|670V|68BCR|69K|70ADX|72GHOQ|73U|75&|78N|86w|94M|95m|99W";

/** What stands for a character that the list lacks: as wide as most letters. */
const USUAL = 60;

/** The space between two letters of a large pair, in em. */
export const TRACKING = -0.04;

const advances = new Map(
  ADVANCES.split('|').flatMap((row) =>
    [...row.slice(2)].map((character) => [character, Number(row.slice(0, 2))] as const),
  ),
);

/**
 * The letters of a word that is as large as its place is wide. It fills one line, and breaks only where the
 * visitor has set more space between letters: it would leave the window.
 */
export const fitted = { letterSpacing: `${TRACKING}em`, overflowWrap: 'anywhere' } as const;

/** What a word gets more than it takes: engines round, and the advances are rounded. */
const SPARE = 1.01;

/** How much room a word needs in the display face, in em of its size. Accents make no difference. */
export function widthOf(word: string): number {
  const letters = [...word.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/gu, ' ')];
  const sum = letters.reduce((total, letter) => total + (advances.get(letter) ?? USUAL), 0);
  return SPARE * (sum / 100 + letters.length * TRACKING);
}

/** The room before the ink of a word’s first letter, in em: a stem stands further from its edge than a curve. */
export const bearingOf = (word: string): number =>
  /^[BDEFHIKLMNPRbhiklmnpru]/.test(word.normalize('NFD')) ? 0.07 : 0.03;
