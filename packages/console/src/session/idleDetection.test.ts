import { expect, it } from 'vitest';
import { IDLE_AFTER_MS, createIdleDetection } from './idleDetection.ts';

it('finds a screen unattended after a minute without a hand on it, and attended at the next sign', () => {
  let now = 0;
  const page = new EventTarget();
  const unattended = createIdleDetection({ page, now: () => now });
  now = IDLE_AFTER_MS;
  expect(unattended()).toBe(false);
  now += 1;
  expect(unattended()).toBe(true);
  page.dispatchEvent(new Event('keydown'));
  expect(unattended()).toBe(false);
});
