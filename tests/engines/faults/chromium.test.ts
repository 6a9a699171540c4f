import { runRows } from './run.ts';

runRows('Chromium');
