import { describe, expect, it } from 'vitest';
import { moveEffects, type GroupTerms } from './moveEffects.ts';

const kim = { id: 1, name: 'Kim' };
const park = { id: 2, name: 'Park' };
const cpu = { alertCode: 'IW2', alertMinutes: null, threshold: 90 };
const offline = { alertCode: 'IW1', alertMinutes: 10, threshold: null };
const group = (id: number, users: GroupTerms['users'], ...thresholdAlerts: GroupTerms['thresholdAlerts']) => ({
  id,
  users,
  thresholdAlerts,
});

describe('what a move of devices changes', () => {
  it('is nothing between groups of the same people and thresholds, in whatever order', () => {
    const effects = moveEffects([group(1, [kim, park], cpu, offline)], group(2, [park, kim], offline, cpu));
    expect(effects).toEqual({ gain: [], lose: [], thresholds: false });
  });

  it('is who gains and who loses access', () => {
    const effects = moveEffects([group(1, [kim])], group(2, [park]));
    expect(effects).toEqual({ gain: [park], lose: [kim], thresholds: false });
  });

  it('is that other thresholds hold', () => {
    const higher = { ...cpu, threshold: 95 };
    for (const to of [group(2, []), group(2, [], higher), group(2, [], cpu, offline)]) {
      expect(moveEffects([group(1, [], cpu)], to).thresholds).toBe(true);
    }
  });

  it('names each person once, who gains access to some of the devices too', () => {
    const effects = moveEffects([group(1, [kim]), group(2, [kim, park]), group(3, [])], group(4, [park]));
    expect(effects.gain).toEqual([park]);
    expect(effects.lose).toEqual([kim]);
  });
});
