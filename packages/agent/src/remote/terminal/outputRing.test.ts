import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOutputRing } from './outputRing.ts';

it('has the last bytes of everything that was written, wherever one begins to read', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 70 }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), pieces, fc.nat(400), fc.nat(120), (capacity, written, from, most) => {
      const ring = createOutputRing(capacity);
      for (const piece of written) ring.append(piece);
      const whole = Buffer.concat(written);
      expect(ring.end()).toBe(whole.length);
      expect(ring.start()).toBe(Math.max(0, whole.length - capacity));
      const begin = Math.max(from, ring.start());
      expect(Buffer.from(ring.read(from, most))).toEqual(whole.subarray(begin, begin + most));
    }),
  );
});

it('grows past its first memory without losing a byte', () => {
  const ring = createOutputRing(100_000);
  const whole = Buffer.from(Array.from({ length: 150_000 }, (_, index) => index % 251));
  for (let at = 0; at < whole.length; at += 7001) ring.append(whole.subarray(at, at + 7001));
  expect(Buffer.from(ring.read(0, 200_000)).equals(whole.subarray(50_000))).toBe(true);
});
