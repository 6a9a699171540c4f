import { createActor } from 'xstate';
import { showWorkshop } from './page.ts';
import { workshop } from './workshop.machine.ts';

if (window.name.startsWith('inspected')) {
  const { inspectApp } = await import('@interpunct/inspector');
  await inspectApp({ name: 'Workshop', root: { machine: workshop }, show: showWorkshop });
} else if (new URLSearchParams(location.search).has('inspect')) {
  const { openShell } = await import('@interpunct/inspector/openShell');
  openShell(document);
} else {
  const root = createActor(workshop);
  showWorkshop(root);
  root.start();
}
