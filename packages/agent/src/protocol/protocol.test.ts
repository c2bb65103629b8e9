import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_PAUSE_MS, pauseAfter } from './backoff.ts';
import { isUnprotected, serverOrigin } from './serverOrigin.ts';

describe('the pause after a failure', () => {
  it('doubles from a second on and stops growing at half a minute', () => {
    const longest = 0.999_999_999;
    expect([1, 2, 3, 4, 5, 6, 7].map((failures) => Math.round(pauseAfter(failures, longest)))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('is spread over the upper half, for any number of failures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failures, random) => {
          const pause = pauseAfter(failures, random);
          expect(pause).toBeGreaterThanOrEqual(500);
          expect(pause).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
          expect(pause).toBeGreaterThanOrEqual(pauseAfter(failures, 0));
        },
      ),
    );
  });
});

describe('the address of the server', () => {
  it.each([
    ['http://127.0.0.1:4400', 'http://127.0.0.1:4400'],
    ['https://console.example/ko/login?x=1', 'https://console.example'],
    ['HTTPS://Console.Example:443/', 'https://console.example'],
    ['console.example', null],
    ['ftp://console.example', null],
    ['javascript:alert(1)', null],
    ['https://me:secret@console.example', null],
    ['', null],
  ])('%s is read as %s', (address, origin) => {
    expect(serverOrigin(address)).toBe(origin);
  });

  it.each([
    ['http://127.0.0.1:4400', false],
    ['http://localhost:4400', false],
    ['http://[::1]:4400', false],
    ['https://console.example', false],
    ['http://console.example', true],
    ['http://127.0.0.1.example', true],
  ])('%s sends tokens in clear text over a network: %s', (origin, unprotected) => {
    expect(isUnprotected(origin)).toBe(unprotected);
  });
});
