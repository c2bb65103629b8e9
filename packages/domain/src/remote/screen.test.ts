import { expect, test } from 'vitest';
import { isScreenFailure, readScreenToAgent, readScreenToBrowser, SCREEN_FAILURES } from './screen.ts';

test('what an agent says of its desktop is read as it was said', () => {
  const monitors = [{ name: 'DP-1', x: 0, y: 0, width: 1024, height: 640 }];
  const desktop = { type: 'desktop', name: 'LOBBY-01', simulated: true, viewOnly: false, monitors };
  expect(readScreenToBrowser(structuredClone(desktop))).toEqual(desktop);
  expect(readScreenToBrowser({ type: 'pong', id: 7 })).toEqual({ type: 'pong', id: 7 });
});

test('a desktop that does not say what it is counts as real, and is not claimed to be view only', () => {
  expect(readScreenToBrowser({ type: 'desktop', name: 'x', simulated: 'yes', later: 1 })).toEqual({
    type: 'desktop',
    name: 'x',
    simulated: false,
    viewOnly: false,
    monitors: [],
  });
});

test('a long name is cut', () => {
  const read = readScreenToBrowser({ type: 'desktop', name: 'x'.repeat(5000) });
  expect(read?.type === 'desktop' && read.name.length).toBe(200);
});

test.each([null, 'desktop', [], {}, { type: 'desktop' }, { type: 'pong', id: 'x' }, { type: 'pong', id: 1.5 }])(
  'nothing is read from %j',
  (message) => {
    expect(readScreenToBrowser(message)).toBeNull();
    expect(readScreenToAgent(message)).toBeNull();
  },
);

test('a ping is read with its number', () => {
  expect(readScreenToAgent({ type: 'ping', id: 3 })).toEqual({ type: 'ping', id: 3 });
  expect(readScreenToAgent({ type: 'ping', id: -1e300 })).toBeNull();
});

test('failures are distinguished from other details', () => {
  expect(SCREEN_FAILURES.every(isScreenFailure)).toBe(true);
  expect(isScreenFailure('toString')).toBe(false);
});
