import { configure } from 'storybook/test';

/** How long a test looks for something to appear, in milliseconds: the machine may be busy. */
const PATIENCE_MS = 40_000;

/**
 * Imported for its effect by the tests that look for elements with Testing Library, which by default gives up after one
 * second.
 */
configure({ asyncUtilTimeout: PATIENCE_MS });
