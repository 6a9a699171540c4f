import { vendorScriptsOf } from './hosting/headers.ts';

/** What the sources read from `import.meta.env`, as Vite puts it into them. */
export function definitionsOf(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...settings, VENDOR_SCRIPTS: vendorScriptsOf(settings) }).map(
      ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)],
    ),
  );
}
