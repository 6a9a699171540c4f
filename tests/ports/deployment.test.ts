import { afterEach, expect, it, vi } from 'vitest';
import { askHost, isReplaced } from '#ports/deployment.ts';

const ENTRY = '/assets/main-a.js';
const { signal } = new AbortController();

const fetchPage = vi.fn<typeof fetch>();

afterEach(() => vi.unstubAllGlobals());

/** Asks a host that answers with this document. */
function ask(markup: string, status = 200): Promise<boolean> {
  fetchPage.mockResolvedValue(new Response(markup, { status }));
  vi.stubGlobal('fetch', fetchPage);
  return isReplaced(ENTRY, '/about', signal);
}

const documentOf = (entry: string) => `<script id="modules">["${entry}"]</script>`;

it.each([
  ['the same entry', documentOf(ENTRY), 200, false],
  ['another entry', documentOf('/assets/main-b.js'), 200, true],
  ['another entry, of a page that is gone', documentOf('/assets/main-b.js'), 404, true],
  ['the same entry, of a page that is gone', documentOf(ENTRY), 404, true],
  ['a document of something else', '<title>Hotel</title>', 200, false],
  ['a failure of something else', '<title>Hotel</title>', 404, false],
])('R16.7 judges %s', async (_, markup, status, isNew) => {
  expect(await ask(markup, status)).toBe(isNew);
});

it('R16.7 asks past every cache, for as long as the signal allows', async () => {
  await ask('');
  expect(fetchPage).toHaveBeenLastCalledWith('/about', { cache: 'no-store', signal });
});

it.each([
  [404, 'resolves'],
  [499, 'resolves'],
  [501, 'resolves'],
  [500, 'The host answers with 500.'],
] as const)('R12.13 takes the status %i of a host as one that %s', async (status, outcome) => {
  fetchPage.mockResolvedValue(new Response(null, { status }));
  vi.stubGlobal('fetch', fetchPage);
  const asked = askHost('/about', signal).then(
    () => 'resolves',
    ({ message }) => message,
  );
  expect(await asked).toBe(outcome);
  const how = { method: 'HEAD', cache: 'no-store', signal };
  expect(fetchPage).toHaveBeenLastCalledWith('/about', how);
});
