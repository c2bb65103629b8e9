import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the test runners write their results. */
export const REPORTS = path.join(ROOT, 'reports');
