import { expect, it } from 'vitest';
import { RECONNECT_MS } from './remoteEnds.ts';
import { reconnectPause } from './reconnecting.ts';

it.each([
  [1, 0],
  [2, 500],
  [3, 1000],
  [4, 2000],
  [6, 8000],
  [40, 8000],
])('try %i follows after %i ms', (attempt, pause) => {
  expect(reconnectPause(attempt)).toBe(pause);
});

it('leaves room for more than one try within the time', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(reconnectPause);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(RECONNECT_MS);
});
