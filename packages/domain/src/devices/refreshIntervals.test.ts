import { describe, expect, it } from 'vitest';
import { imageRefreshInterval, listRefreshInterval, MEASURED_REFRESH_MS } from './refreshIntervals.ts';

describe('what refreshes automatically', () => {
  it('are pictures, as often as the profile says, if it says so [B-LIVE-09] [C-PROFILE-19]', () => {
    expect(imageRefreshInterval({ refreshesImages: true, imageRefreshInterval: 30 })).toBe(30_000);
    expect(imageRefreshInterval({ refreshesImages: false, imageRefreshInterval: 30 })).toBeNull();
    expect(imageRefreshInterval({ refreshesImages: true })).toBeNull();
    expect(imageRefreshInterval(null)).toBeNull();
  });

  it('is the list, as often as the profile says, if it says so [C-PROFILE-17]', () => {
    expect(listRefreshInterval({ refreshesLists: true, refreshInterval: 3 })).toBe(3000);
    expect(listRefreshInterval({ refreshesLists: false, refreshInterval: 3, refreshesImages: true })).toBe(
      MEASURED_REFRESH_MS,
    );
    expect(listRefreshInterval({ refreshesLists: true, refreshInterval: 0 })).toBe(MEASURED_REFRESH_MS);
    expect(listRefreshInterval(null)).toBe(MEASURED_REFRESH_MS);
  });

  it('is the list for what devices measure, however seldom the profile wants it', () => {
    expect(listRefreshInterval({ refreshesLists: true, refreshInterval: 3600 })).toBe(MEASURED_REFRESH_MS);
  });
});
