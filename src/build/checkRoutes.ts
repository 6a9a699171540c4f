type Route = { readonly page: string; readonly path: string };

type Known = {
  languages: readonly string[];
  /** The pages that have texts, and those that have a view. */
  namespaces: readonly string[];
  views: readonly string[];
};

/** First segments of a path that the site's own files and folders take. */
const TAKEN = ['404', 'index', 'assets', 'locales', 'cards', 'calendars'];

/**
 * Checks the paths of all pages and their aliases.
 * Throws an error with one sentence for each that the site cannot serve.
 */
export function checkRoutes(
  routes: readonly Route[],
  aliases: readonly Route[],
  known: Known,
): void {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  const check = (file: string, name: string, path: string) => {
    const complain = (problem: string) => problems.push(`${file}: ${name} ${problem}.`);
    const first = path.split('/')[1] ?? '';
    if (!/^\/([a-z\d-]+(\/[a-z\d-]+)*)?$/.test(path)) {
      complain(`has the path "${path}"; it must look like "/about"`);
    } else if (TAKEN.includes(first) || known.languages.includes(first)) {
      complain(`has the path "${path}"; the site itself uses "/${first}"`);
    }
    const owner = owners.get(path);
    if (owner) complain(`has the path "${path}", which ${owner} already has`);
    owners.set(path, name);
  };
  for (const { page, path } of routes) {
    const file = 'src/content/pageIds.ts';
    const name = `the page "${page}"`;
    check(path === `/${page}` ? file : 'src/content/routes.ts', name, path);
    if (!known.namespaces.includes(page)) {
      problems.push(`${file}: ${name} has no texts; src/locales/en/${page}.json is missing.`);
    }
    if (!known.views.includes(page)) {
      problems.push(`${file}: ${name} has no view; src/views/pages/${page}.tsx is missing.`);
    }
  }
  for (const { page, path } of aliases) {
    const file = 'src/content/routes.ts';
    check(file, `the alias "${path}"`, path);
    if (!routes.some((route) => route.page === page)) {
      problems.push(`${file}: the alias "${path}" leads to "${page}", which is not a page.`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
