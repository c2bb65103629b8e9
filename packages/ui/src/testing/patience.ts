import { configure } from 'storybook/test';

/** How long a test waits for something to appear, in milliseconds: the machine may be busy. */
const PATIENCE_MS = 40_000;

/**
 * Imported for its side effect by tests that query elements with Testing Library, which by default gives up after one
 * second.
 */
configure({ asyncUtilTimeout: PATIENCE_MS });
