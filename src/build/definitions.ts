import { vendorScriptsOf } from './hosting/headers.ts';

/** Returns the values of `import.meta.env` in the form that Vite's `define` takes. */
export function definitionsOf(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...settings, VENDOR_SCRIPTS: vendorScriptsOf(settings) }).map(
      ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)],
    ),
  );
}
