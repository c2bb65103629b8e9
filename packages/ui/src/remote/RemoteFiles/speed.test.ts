import { expect, it } from 'vitest';
import { startSpeedMeter } from './speed.ts';

const MEGABYTE = 1_000_000;

it('says nothing before a fifth of a second has passed', () => {
  const meter = startSpeedMeter();
  expect(meter.at(0, 0)).toBe(0);
  expect(meter.at(199, MEGABYTE)).toBe(0);
  expect(meter.at(200, MEGABYTE)).toBe(5 * MEGABYTE);
});

it('counts bytes that arrive more often than it marks', () => {
  const meter = startSpeedMeter();
  let speed = 0;
  for (let time = 0; time <= 3000; time += 1) speed = meter.at(time, time * 2000);
  expect(speed).toBe(2 * MEGABYTE);
});

it('forgets what was longer ago than a few seconds', () => {
  const meter = startSpeedMeter();
  for (let time = 0; time <= 10_000; time += 50) meter.at(time, time * 1000);
  let speed = 0;
  for (let time = 10_000; time <= 20_000; time += 50) speed = meter.at(time, 10 * MEGABYTE + (time - 10_000) * 3000);
  expect(speed).toBe(3 * MEGABYTE);
});

it('begins over after a pause', () => {
  const meter = startSpeedMeter();
  for (let time = 0; time <= 1000; time += 50) meter.at(time, time * 1000);
  expect(meter.at(60_000, MEGABYTE)).toBe(0);
  expect(meter.at(60_500, 2 * MEGABYTE)).toBe(2 * MEGABYTE);
});
