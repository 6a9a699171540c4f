import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, read } from './builtFiles.ts';

const SOURCES = readdirSync('src/app/design').map((file) => file.replace(/\.\w+$/, ''));

it.each(['_design', 'Design system', 'specimen', ...SOURCES])(
  'R15.26 the build contains nothing of the design page: %s',
  (trace) => {
    const files = filesIn().filter((file) => /\.(?:js|css|html|json|txt|xml|conf)$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((file) => file.includes(trace) || read(file).includes(trace));
    expect(found).toEqual([]);
  },
);
