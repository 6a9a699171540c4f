import { DEMO_PROVIDER } from './demoProviderPlugin.ts';
import { vendorScriptsOf } from './hosting/headers.ts';

/** Returns the values of `import.meta.env` in the form that Vite's `define` takes. */
export function definitionsOf(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({
      ...settings,
      VENDOR_SCRIPTS: vendorScriptsOf(settings),
      CHAT_IS_DEMO: settings.VITE_OPENAI_BASE_URL === DEMO_PROVIDER,
    }).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}
