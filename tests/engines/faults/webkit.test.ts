import { runRows } from './run.ts';

runRows('WebKit');
