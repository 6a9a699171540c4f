import type { Grants } from '#machines/analytics.machine.ts';

/** Clarity has no type for its commands beyond those of its package. */
type ClarityWindow = Window & { clarity?: (...command: string[]) => void };

/**
 * Loads Microsoft Clarity and gives what starts it. Rejects when its code does not arrive; nothing is
 * asked of the vendor before the start.
 */
export async function loadRecorder(projectId: string): Promise<(grants: Grants) => void> {
  const { default: clarity } = await import('@microsoft/clarity');
  return ({ marketing }) => {
    clarity.init(projectId);
    clarity.consentV2({
      ad_Storage: marketing ? 'granted' : 'denied',
      analytics_Storage: 'granted',
    });
  };
}

/** Lets a recorder that was stopped record again. */
export function resumeRecorder(window: ClarityWindow): void {
  window.clarity?.('start');
}

export function stopRecorder(window: ClarityWindow): void {
  window.clarity?.('stop');
}
