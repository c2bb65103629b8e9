import { describe, expect, it } from 'vitest';
import { agentSystemOfBrowser, lastDayOf } from './addDevice.ts';

describe('the system that a command is offered for', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)', 'macos'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', null],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', null],
    ['', null],
  ])('is that of the browser: %s', (userAgent, system) => {
    expect(agentSystemOfBrowser(userAgent)).toBe(system);
  });
});

describe('the last day of a command', () => {
  it.each([
    ['2026-11-30', '0', '2026-11-30'],
    ['2026-11-30', '1', '2026-12-01'],
    ['2028-02-22', '7', '2028-02-29'],
    ['2026-12-31', '30', '2027-01-30'],
  ] as const)('%s and %s days are %s', (today, days, last) => {
    expect(lastDayOf(today, days)).toBe(last);
  });
});
