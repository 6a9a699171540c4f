import type { Grants } from '#machines/analytics.machine.ts';

/** Clarity has no types for its commands beyond those of its package. */
type ClarityWindow = Window & { clarity?: (...command: unknown[]) => void };

/**
 * Loads Microsoft Clarity and gives what starts it. Rejects when its code does not arrive; nothing is
 * asked of the vendor before the start.
 */
export async function loadRecorder(projectId: string): Promise<(grants: Grants) => void> {
  const { default: clarity } = await import('@microsoft/clarity');
  return (grants) => {
    clarity.init(projectId);
    grantRecorder(window, grants);
  };
}

/** Tells a recorder that runs what it may store. */
export function grantRecorder(window: ClarityWindow, { marketing }: Grants): void {
  window.clarity?.('consentv2', {
    ad_Storage: marketing ? 'granted' : 'denied',
    analytics_Storage: 'granted',
  });
}

/** Lets a recorder that was stopped record again. */
export function resumeRecorder(window: ClarityWindow, grants: Grants): void {
  // The empty configuration keeps the one it has; without any, it takes itself for a second tag.
  window.clarity?.('start', {});
  grantRecorder(window, grants);
}

/**
 * Stops the recorder. It is not told of the withdrawal: that would have it start again, without
 * cookies.
 */
export function stopRecorder(window: ClarityWindow): void {
  window.clarity?.('stop');
}
