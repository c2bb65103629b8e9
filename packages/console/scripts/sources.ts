import { fileURLToPath } from 'node:url';

/** The folder of the sources. */
export const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
