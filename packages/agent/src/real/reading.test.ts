import { expect, it } from 'vitest';
import { sharedWhileReading } from './reading.ts';

it('shares a reading that is under way, and reads again afterwards', async () => {
  let count = 0;
  const read = sharedWhileReading(async () => {
    count += 1;
    return Promise.resolve(count);
  });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(2);
});

it('reads again after a reading that failed', async () => {
  let isBroken = true;
  const read = sharedWhileReading(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('whole')));
  await expect(read()).rejects.toThrow('broken');
  isBroken = false;
  expect(await read()).toBe('whole');
});
