import { lookForNeeds } from '#app/start/needs.ts';
import { nextTask } from '#app/start/nextTask.ts';
import { start } from '#app/start/start.ts';

/** The address or the name of this window asks for the inspector. */
const isInspected = () =>
  window.name.startsWith('inspected') || new URLSearchParams(location.search).has('inspect');

// What it throws tells the starter that nothing begins here.
lookForNeeds();

if (import.meta.env.VITE_INSPECTOR === 'on' && isInspected()) {
  const { openInspector } = await import('#app/inspect/openInspector.ts');
  await openInspector(window, (inspection) => start(document, inspection));
} else {
  // The modules have just been evaluated: together with the start, that would be one long task.
  nextTask().then(() => start(document));
}
