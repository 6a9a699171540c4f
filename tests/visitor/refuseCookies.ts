/** Stores the choice of a visitor who refused optional cookies on an earlier visit. Runs in the page. */
export function refuseCookies(): void {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const record = JSON.stringify({ version: '1.0', preferences, timestamp: Date.now() });
  try {
    localStorage['interpunct-cookie-consent'] ??= record;
  } catch {
    // Some tests deny access to the storage.
  }
}
