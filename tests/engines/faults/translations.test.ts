import { runTranslations } from './run.ts';

runTranslations();
