import { afterAll, afterEach } from 'vitest';
import { cleanUp } from './cleanup.ts';
import { dropEmptySchemas } from './testSchemas.ts';

// A setup file runs again for every test file, even if files share their modules.
afterEach(cleanUp);
afterAll(dropEmptySchemas);
