import type { Inspection } from '#app/start/inspection.ts';

/** Opens what the address or the name of a window asks for: the shell, the panel, or an inspected site. */
export async function openInspector(
  window: Window,
  start: (inspection: Inspection) => void,
): Promise<void> {
  // A window keeps its name when the panel's own window is gone, and its tester can ask for another panel.
  const asksForPanel = new URLSearchParams(window.location.search).has('inspect');
  if (window.name.startsWith('inspected') && !(asksForPanel && window === window.top)) {
    const { inspectSite } = await import('./inspectSite.tsx');
    const inspection = inspectSite();
    if (inspection) start(inspection);
    return;
  }
  const { openShell } = await import('@interpunct/inspector/openShell');
  openShell(window.document);
}
