import { describe, expect, it } from 'vitest';
import { pictureState } from './liveImage.ts';
import { USAGE_TIMELINE_MS, withSample, type UsageSample } from './usageTimeline.ts';

describe('a picture of a screen', () => {
  it('is there for an online, approved device alone [B-LIVE-11] [B-LIVE-13]', () => {
    expect(pictureState({ isOnline: true, approval: 1 })).toBe('live');
    expect(pictureState({ isOnline: true, approval: 0 })).toBe('unapproved');
    expect(pictureState({ isOnline: false, approval: 1 })).toBe('offline');
    expect(pictureState({ isOnline: false, approval: 0 })).toBe('offline');
  });
});

describe('the timeline of usage', () => {
  const sample = (at: number): UsageSample => ({ at, cpu: 1, memory: 2, disk: 3 });

  it('grows by one sample a second at most, and forgets after ten minutes', () => {
    const first = withSample([], sample(0));
    expect(withSample(first, sample(999))).toBe(first);
    expect(withSample(first, sample(1000))).toEqual([sample(0), sample(1000)]);
    expect(withSample(first, sample(USAGE_TIMELINE_MS))).toHaveLength(2);
    expect(withSample(first, sample(USAGE_TIMELINE_MS + 1))).toEqual([sample(USAGE_TIMELINE_MS + 1)]);
  });
});
