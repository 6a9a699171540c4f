import { test } from '@playwright/test';
import { buildSite } from './builds.ts';

/** The projects that visit a build depend on this one, which builds it. */
test('builds the site', () => {
  const { builds } = test.info().project.metadata;
  for (const name of builds) buildSite(name);
});
