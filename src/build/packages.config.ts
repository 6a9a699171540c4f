import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Where `npm run pack` builds the packages. The site itself imports their sources. */
const FOLDER = '.cache/packages';
const COMPILED = join(FOLDER, 'compiled');

type Exports = { [name: string]: string | Exports };

/** The files that a source becomes. */
const builtFrom = (source: string): Exports => ({
  types: source.replace(/\.tsx?$/, '.d.ts'),
  default: source.replace(/\.tsx?$/, '.js'),
});

const builtExports = (exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === 'string' ? builtFrom(value) : builtExports(value),
    ]),
  );

const sourcesIn = (exports: Exports): string[] =>
  Object.values(exports).flatMap((value) =>
    typeof value === 'string' ? [value] : sourcesIn(value),
  );

const manifestOf = (source: string) =>
  JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));

/** The compiler leaves the suffixes in declarations as they are. */
const withoutSuffixes = (declarations: string) =>
  declarations.replace(/((?:from |import\()(['"])\.[^'"]*)\.tsx?\2/g, '$1.js$2');

/** A package has its pictures with it, and nothing else that its README may lead to. */
const readmeOf = (source: string) =>
  readFileSync(join(source, 'README.md'), 'utf8')
    .replaceAll('../../.github/pictures/', 'pictures/')
    .replace(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1');

/** Copies what the compiler has made of a package, and adds what npm reads. */
function complete(source: string, folder: string, isWanted: (file: string) => boolean): void {
  for (const file of readdirSync(join(COMPILED, source), { recursive: true, encoding: 'utf8' })) {
    if (!isWanted(file)) continue;
    cpSync(join(COMPILED, source, file), join(folder, file));
    if (!file.endsWith('.d.ts')) continue;
    writeFileSync(join(folder, file), withoutSuffixes(readFileSync(join(folder, file), 'utf8')));
  }
  const { exports, devDependencies: _, ...manifest } = manifestOf(join('src', source));
  const written = { ...manifest, exports: builtExports(exports) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  const readme = readmeOf(join('src', source));
  writeFileSync(join(folder, 'README.md'), readme);
  if (readme.includes('(pictures/')) {
    cpSync('.github/pictures', join(folder, 'pictures'), { recursive: true });
  }
  cpSync(join('src', source, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  cpSync('LICENSE', join(folder, 'LICENSE'));
}

const compile = {
  name: 'packages',
  buildStart() {
    rmSync(FOLDER, { recursive: true, force: true });
    execFileSync('npx', ['tsc', '-p', 'src/build/packages.tsconfig.json'], { stdio: 'inherit' });
  },
  writeBundle() {
    complete('modelKit', join(FOLDER, 'model-kit'), (file) => /\.(?:js|d\.ts)$/.test(file));
    // Its panel is bundled, and nobody imports the types of that.
    complete('inspector', join(FOLDER, 'inspector'), (file) => /^(?!panel).*\.d\.ts$/.test(file));
    rmSync(COMPILED, { recursive: true });
  },
};

const entries = sourcesIn(manifestOf('src/inspector').exports);

/**
 * Builds both packages. The kit is what the compiler makes of it. The inspector is bundled: its panel has a React and
 * styles of its own, so that it fits beside an app of any framework and version.
 */
export default defineConfig({
  envDir: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [compile],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: join(FOLDER, 'inspector'),
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(
        entries.map((entry) => [entry.replace(/^\.\/|\.tsx?$/g, ''), join('src/inspector', entry)]),
      ),
    },
    rolldownOptions: {
      external: /^(?:xstate|@interpunct|elkjs|ivya)(?:\/|$)/,
      output: { chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
