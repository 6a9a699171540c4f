/** An effect of a machine that a test moves by itself. */
export const neverCalled = (): never => {
  throw new Error('A model test carries out no effect.');
};
