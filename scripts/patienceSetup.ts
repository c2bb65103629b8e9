import { vi } from 'vitest';

/** How long a test waits for something to happen, in milliseconds: the machine may be busy with other suites. */
const PATIENCE_MS = 40_000;

/**
 * How soon it looks again, in milliseconds. Vitest looks again after 50, so that tests which wait for one thing after the
 * other did nothing for half of their time.
 */
const INTERVAL_MS = 15;

type WaitFor = typeof vi.waitFor;

const { waitFor } = vi;

/** Vitest waits for one second, which a busy machine needs for a page; and its configuration has no word for either. */
vi.waitFor = ((callback, options = {}) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    interval: INTERVAL_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })) satisfies WaitFor;
