import { nextTask } from '#app/start/idle.ts';
import { start } from '#app/start/start.tsx';

// The modules have just been evaluated: together with the start, that would be one long task.
nextTask().then(() => start(document));
