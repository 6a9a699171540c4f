import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as ChartLayouts from './chartLayouts.ts';

const NAME = 'virtual:chart-layouts';
const RESOLVED = `\0${NAME}`;
const SOURCE = resolve('src/build/chartLayouts.ts');

/**
 * Serves the layouts of all charts as the module `virtual:chart-layouts`. They are made when
 * something imports it, so a build without the inspector spends no time on them.
 */
export function chartsPlugin(): Plugin {
  return {
    name: 'charts',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const { module, dependencies } = await runnerImport<typeof ChartLayouts>(SOURCE, {
        configFile: false,
        logLevel: 'error',
      });
      // A changed machine has another layout.
      for (const file of dependencies) this.addWatchFile(file);
      const layouts = JSON.stringify(await module.layoutCharts());
      return `export const layouts = JSON.parse(${JSON.stringify(layouts)});`;
    },
  };
}
