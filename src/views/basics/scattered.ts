const mixed = (number: number) => (131 * number * number + 17 * number) % 997;

/** The numbers below `count` in an order that looks like chance, and is always the same. */
export const scattered = (count: number): number[] =>
  Array.from({ length: count }, (_, number) => number).sort(
    (one, other) => mixed(one) - mixed(other),
  );
