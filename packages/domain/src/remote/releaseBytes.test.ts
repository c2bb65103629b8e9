import { expect, it } from 'vitest';
import { releaseBytes } from './releaseBytes.ts';

it('gives the memory of a whole buffer back', () => {
  const bytes = new Uint8Array(64);
  releaseBytes(bytes);
  expect(bytes.buffer.detached).toBe(true);
  expect(bytes).toHaveLength(0);
});

it('leaves a part of a buffer to those who look at the rest', () => {
  const whole = new Uint8Array(64).fill(7);
  releaseBytes(whole.subarray(1));
  releaseBytes(whole.subarray(0, 63));
  expect(whole.buffer.detached).toBe(false);
  expect(whole).toEqual(new Uint8Array(64).fill(7));
});

it('leaves memory that others share', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  releaseBytes(shared);
  expect(shared).toHaveLength(8);
});
