import { roleOf } from '@interpunct/inspector/conditions';
import type { Inspection } from '#app/start/inspection.ts';

/** Opens what the address or the name of a window asks for: the shell, the panel, or an inspected site. */
export async function openInspector(
  window: Window,
  start: (inspection: Inspection) => void,
): Promise<void> {
  if (roleOf(window) === 'inspected') {
    const { inspectSite } = await import('./inspectSite.tsx');
    const inspection = inspectSite();
    if (inspection) start(inspection);
    return;
  }
  const { openShell } = await import('@interpunct/inspector/openShell');
  openShell(window.document);
}
