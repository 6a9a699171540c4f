import type { Inspection } from '#app/start/inspection.ts';

/** Opens what the address or the name of a window asks for: the shell, the panel, or an inspected site. */
export async function openInspector(
  { name, document, location }: Window,
  start: (inspection: Inspection) => void,
): Promise<void> {
  if (name === 'inspected') {
    const { inspectSite } = await import('./inspectSite.tsx');
    start(inspectSite());
    return;
  }
  const { openPanel, openShell } = await import('#inspector/openShell.tsx');
  const wish = new URLSearchParams(location.search).get('inspect');
  if (wish === 'panel') openPanel(document);
  else openShell(document);
}
