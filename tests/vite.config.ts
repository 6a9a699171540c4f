import { defineConfig } from 'vite';
import { configOf } from '../vite.config.ts';

/** Builds and serves the site with the settings of a test alone. */
export default defineConfig((env) => configOf(env, false));
