import { start } from '#app/start/start.tsx';

start(document);
