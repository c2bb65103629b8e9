import { afterEach } from 'vitest';

let lastFrame = 0;

/**
 * Takes back the frames that a test has asked for and not waited for. jsdom draws them by one interval: begun while timers
 * were pretended, it would never pass, and no later test of the page would see a frame.
 */
function endFrames(): void {
  const next = requestAnimationFrame(() => undefined);
  for (let frame = lastFrame + 1; frame <= next; frame += 1) cancelAnimationFrame(frame);
  lastFrame = next;
}

// A setup file runs again for every test file; its hook comes after those of the file.
if (typeof requestAnimationFrame !== 'undefined') afterEach(endFrames);
