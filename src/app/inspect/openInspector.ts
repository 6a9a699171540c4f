import type { Inspection } from '#app/start/inspection.ts';

/** Opens what the address or the name of a window asks for: the shell, the panel, or an inspected site. */
export async function openInspector(
  { name, document }: Window,
  start: (inspection: Inspection) => void,
): Promise<void> {
  if (name.startsWith('inspected')) {
    const { inspectSite } = await import('./inspectSite.tsx');
    const inspection = inspectSite();
    if (inspection) start(inspection);
    return;
  }
  const { openShell } = await import('#inspector/openShell.tsx');
  openShell(document);
}
