import { describe, expect, it } from 'vitest';
import type { AgentCommandState } from './agentCommands.ts';
import { POWER_MEMORY_MS, POWER_PATIENCE_MS, powerProgress, type PowerAction } from './powerProgress.ts';

const START = Date.parse('2026-11-21T03:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

/** A device whose command was sent at second 0 and answered at second 2. */
const device = (
  type: PowerAction,
  state: AgentCommandState,
  { isOnline = true, connected = -3600 }: { readonly isOnline?: boolean; readonly connected?: number } = {},
) => ({
  isOnline,
  lastConnectedTime: at(connected),
  powerCommand: {
    type,
    state,
    createdTime: at(0),
    finishedTime: state === 'queued' || state === 'delivered' ? null : at(2),
  },
});
const stageOf = (...given: Parameters<typeof device>) => powerProgress(device(...given), at(60))?.stage ?? null;

describe('a device with a power command', () => {
  it.each(['queued', 'delivered'] as const)('that is %s has not answered yet', (state) => {
    expect(stageOf('reboot', state)).toBe('sent');
    expect(stageOf('wake', state, { isOnline: false })).toBe('sent');
  });

  it('is restarting until it is back, online or not meanwhile', () => {
    expect(stageOf('reboot', 'acknowledged')).toBe('under_way');
    expect(stageOf('reboot', 'acknowledged', { isOnline: false })).toBe('under_way');
    expect(stageOf('reboot', 'acknowledged', { connected: 50 })).toBeNull();
    expect(stageOf('reboot', 'acknowledged', { connected: 50, isOnline: false })).toBe('under_way');
  });

  it('shuts down until it is off', () => {
    expect(stageOf('shutdown', 'acknowledged')).toBe('under_way');
    expect(stageOf('shutdown', 'acknowledged', { isOnline: false })).toBeNull();
    expect(stageOf('shutdown', 'acknowledged', { connected: 50 })).toBeNull();
  });

  it('wakes until it is online', () => {
    expect(stageOf('wake', 'acknowledged', { isOnline: false })).toBe('under_way');
    expect(stageOf('wake', 'acknowledged', { connected: 50 })).toBeNull();
  });

  it('that was not carried out says so, unless it got there all the same', () => {
    for (const state of ['failed', 'expired'] as const) {
      expect(stageOf('reboot', state)).toBe('failed');
      expect(stageOf('wake', state, { isOnline: false })).toBe('failed');
      expect(stageOf('shutdown', state, { isOnline: false })).toBeNull();
    }
  });

  it.each(['reboot', 'shutdown', 'wake'] as const)(
    'is overdue when a %s takes too long, and forgotten later',
    (type) => {
      const late = device(type, 'acknowledged', { isOnline: !(type === 'wake') });
      const due = START + 2000 + POWER_PATIENCE_MS[type];
      expect(powerProgress(late, due)).toEqual({ action: type, stage: 'under_way' });
      expect(powerProgress(late, due + 1)).toEqual({ action: type, stage: 'overdue' });
      expect(powerProgress(late, START + POWER_MEMORY_MS + 1)).toBeNull();
    },
  );

  it('without one shows nothing', () => {
    expect(powerProgress({ ...device('reboot', 'queued'), powerCommand: null }, at(1))).toBeNull();
  });
});
