import { describe, expect, it } from 'vitest';
import { DEVICE_CACHE_AGE_MS, isCacheFresh, isShownFromCache, mustFetchDevices } from './deviceCache.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const HOUR = 3_600_000;
const viewer = { loginId: 'a@b.cd', companyId: 1, now: NOW, occasion: 'open' } as const;
const keptSince = (age: number, loginId = 'a@b.cd', companyId = 1) => ({
  storedAt: NOW - age,
  loginId,
  companyId,
});

describe('the device list cache', () => {
  it('is fetched again when older than 3,600,000 ms [B-CACHE-02] [C-CONST-04]', () => {
    expect(DEVICE_CACHE_AGE_MS).toBe(3_600_000);
    expect(isCacheFresh(NOW - HOUR - 1, NOW)).toBe(false);
    expect(mustFetchDevices(keptSince(HOUR + 1), viewer)).toBe(true);
  });

  it('is not fetched again on opening the page at 3,600,000 ms or less [B-CACHE-03]', () => {
    for (const age of [0, 1, HOUR - 1, HOUR]) {
      expect(isCacheFresh(NOW - age, NOW)).toBe(true);
      expect(mustFetchDevices(keptSince(age), viewer)).toBe(false);
    }
  });

  it('is fetched again on a device-state change whatever its age [B-CACHE-04]', () => {
    for (const age of [0, HOUR, 2 * HOUR]) {
      expect(mustFetchDevices(keptSince(age), { ...viewer, occasion: 'device-state-change' })).toBe(true);
    }
  });

  it('is ignored by a refresh', () => {
    expect(mustFetchDevices(keptSince(0), { ...viewer, occasion: 'refresh' })).toBe(true);
  });

  it('is shown at a new visit and fetched all the same: what happened before', () => {
    for (const age of [0, 1, HOUR]) {
      expect(isShownFromCache(keptSince(age), viewer)).toBe(true);
      expect(mustFetchDevices(keptSince(age), { ...viewer, occasion: 'visit' })).toBe(true);
    }
    expect(isShownFromCache(keptSince(HOUR + 1), viewer)).toBe(false);
    expect(isShownFromCache(null, viewer)).toBe(false);
  });

  it.each([
    ['another person', keptSince(0, 'other@b.cd')],
    ['the same person in another company', keptSince(0, 'a@b.cd', 2)],
  ])('of %s is never shown', (_whose, cached) => {
    expect(isShownFromCache(cached, viewer)).toBe(false);
    expect(mustFetchDevices(cached, viewer)).toBe(true);
  });

  it('is fetched when there is none, or when it claims to come from later', () => {
    expect(mustFetchDevices(null, viewer)).toBe(true);
    expect(isCacheFresh(NOW + 1, NOW)).toBe(false);
    expect(isCacheFresh('None', NOW)).toBe(false);
  });
});
