import { vi } from 'vitest';

/** How long a test waits for something to happen, in milliseconds: other suites may keep the machine busy. */
const PATIENCE_MS = 40_000;

/**
 * How soon it checks again, in milliseconds. Vitest checks again after 50, so that tests which wait for one thing after
 * another spent half of their time idle.
 */
const INTERVAL_MS = 15;

type WaitFor = typeof vi.waitFor;

const { waitFor } = vi;

/** Vitest waits for one second, too little for a page on a busy machine; and neither is configurable. */
vi.waitFor = ((callback, options = {}) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    interval: INTERVAL_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })) satisfies WaitFor;
