import { startOrLeave } from '#app/start.tsx';

startOrLeave(document);
