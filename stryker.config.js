/** Changes the functions of machines and ports, and expects a quick test to notice. */
export default {
  testRunner: 'vitest',
  mutate: ['machines/*.ts', 'src/ports/*.ts'],
  // Charts and constants are made at import, where a change by Stryker has no effect in Vitest 4.1: it
  // would take each for a survivor. `tests/mutation/mutants.test.ts` judges the charts.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  // `models.test.ts` finds its paths before Stryker makes a change. `unchanged.test.ts` stands in for it.
  testFiles: [
    'tests/machines/{limits,ports}.test.ts',
    'tests/mutation/unchanged.test.ts',
    'tests/ports/*.test.ts',
    'tests/app/wiring/ports.test.ts',
  ],
  thresholds: { high: 100, low: 95, break: 100 },
  concurrency: 1,
  // Vitest strips types and does not check them.
  disableTypeChecks: false,
  // Names no file: Stryker would rewrite it through an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '.github', 'dist'],
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: '.cache/mutation/code.html' },
  clearTextReporter: { allowEmojis: false, reportTests: false },
};
