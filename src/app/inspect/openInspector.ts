import type { Inspection } from '#app/start/inspection.ts';
import { openPanel, openShell } from '#inspector/panel/openPanel.tsx';
import { inspectSite } from './inspectSite.tsx';

/** Opens what the address or the name of a window asks for: the shell, the panel, or an inspected site. */
export function openInspector(
  { name, document, location }: Window,
  start: (inspection: Inspection) => void,
): void {
  const wish = new URLSearchParams(location.search).get('inspect');
  if (name === 'inspected') start(inspectSite());
  else if (wish === 'panel') openPanel(document);
  else openShell(document);
}
