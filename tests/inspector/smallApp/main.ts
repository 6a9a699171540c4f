import { inspectApp } from '@interpunct/inspector';
import { showWorkshop } from './page.ts';
import { workshop } from './workshop.machine.ts';

await inspectApp({ name: 'Workshop', root: { machine: workshop }, show: showWorkshop });
