import { runRows } from './run.ts';

runRows('Firefox');
