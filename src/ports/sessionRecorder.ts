import type { Grants } from '#machines/analytics.machine.ts';

/** Clarity's package has no types for its commands. */
type ClarityWindow = Window & { clarity?: (...command: unknown[]) => void };

/**
 * Loads the code of Microsoft Clarity and resolves with a function that starts it. Loading the code
 * sends no request to the vendor; starting it does. Rejects if the code does not arrive.
 */
export async function loadRecorder(projectId: string): Promise<() => void> {
  const { default: clarity } = await import('@microsoft/clarity');
  return () => clarity.init(projectId);
}

/** Tells a running recorder what it may store. Does nothing before the recorder runs. */
export function grantRecorder(window: ClarityWindow, { marketing }: Grants): void {
  window.clarity?.('consentv2', {
    ad_Storage: marketing ? 'granted' : 'denied',
    analytics_Storage: 'granted',
  });
}
