import { buildSite } from '#tests/builds.ts';

/** Builds the site whose files are read. */
export default function prepare(): void {
  buildSite('default');
}
