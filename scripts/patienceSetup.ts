import { vi } from 'vitest';

/** How long a test waits for something to happen, in milliseconds: the machine may be busy with other suites. */
const PATIENCE_MS = 20_000;

type WaitFor = typeof vi.waitFor;

const { waitFor } = vi;

/** Vitest waits for one second, which a busy machine needs for a page; and its configuration has no word for it. */
vi.waitFor = ((callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })) satisfies WaitFor;
