import type { Layout } from '@interpunct/inspector/layoutChart';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chartsPlugin } from '#build/chartsPlugin.ts';
import { machines } from '#tests/machines/machines.ts';

it('R18.2 the build holds the layout of every chart', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [chartsPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:chart-layouts',
        preserveEntrySignatures: 'exports-only',
      },
    },
  })) as Rolldown.RolldownOutput;
  const { layouts }: { layouts: Record<string, Layout> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`
  );
  expect(Object.keys(layouts).toSorted()).toEqual(Object.keys(machines).toSorted());
  expect(layouts.header?.states).toHaveProperty(['header.opaque']);
});
