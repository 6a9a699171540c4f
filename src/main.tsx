import { startOrLeave } from './app/start/start.tsx';

startOrLeave(document);
