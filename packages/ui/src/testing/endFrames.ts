import { afterEach } from 'vitest';

let lastFrame = 0;

/**
 * Cancels the frames that a test has requested and not awaited. jsdom runs them in one interval: started with fake
 * timers, it would never fire, and no later test of the page would get a frame.
 */
function endFrames(): void {
  const next = requestAnimationFrame(() => undefined);
  for (let frame = lastFrame + 1; frame <= next; frame += 1) cancelAnimationFrame(frame);
  lastFrame = next;
}

// A setup file runs again for every test file; its hook comes after those of the file.
if (typeof requestAnimationFrame !== 'undefined') afterEach(endFrames);
