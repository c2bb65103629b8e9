import { describe, expect, it } from 'vitest';
import { imageRefreshInterval, listRefreshInterval, MEASURED_REFRESH_MS } from './refreshIntervals.ts';

describe('what refreshes automatically', () => {
  it('are pictures, as often as the profile says, if it says so [B-LIVE-09] [C-PROFILE-19]', () => {
    expect(imageRefreshInterval({ flag_img_refresh: 1, img_refresh_interval: 30 })).toBe(30_000);
    expect(imageRefreshInterval({ flag_img_refresh: 0, img_refresh_interval: 30 })).toBeNull();
    expect(imageRefreshInterval({ flag_img_refresh: 1 })).toBeNull();
    expect(imageRefreshInterval(null)).toBeNull();
  });

  it('is the list, as often as the profile says, if it says so [C-PROFILE-17]', () => {
    expect(listRefreshInterval({ flag_refresh: 1, refresh_interval: 3 })).toBe(3000);
    expect(listRefreshInterval({ flag_refresh: 0, refresh_interval: 3, flag_img_refresh: 1 })).toBe(
      MEASURED_REFRESH_MS,
    );
    expect(listRefreshInterval({ flag_refresh: 1, refresh_interval: 0 })).toBe(MEASURED_REFRESH_MS);
    expect(listRefreshInterval(null)).toBe(MEASURED_REFRESH_MS);
  });

  it('is the list for what devices measure, however seldom the profile wants it', () => {
    expect(listRefreshInterval({ flag_refresh: 1, refresh_interval: 3600 })).toBe(MEASURED_REFRESH_MS);
  });
});
