import { describe, expect, it } from 'vitest';
import type { AgentCommandState } from './agentCommands.ts';
import { POWER_MEMORY_MS, POWER_PATIENCE_MS, powerProgress, type PowerAction } from './powerProgress.ts';

const START = Date.parse('2026-11-21T03:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

/** A device whose command was given at second 0 and answered at second 2. */
const device = (
  type: PowerAction,
  state: AgentCommandState,
  { alive = 1, connected = -3600 }: { readonly alive?: 0 | 1; readonly connected?: number } = {},
) => ({
  alive,
  last_connected_time: at(connected),
  power_command: {
    type,
    state,
    created_time: at(0),
    finished_time: state === 'queued' || state === 'delivered' ? null : at(2),
  },
});
const stageOf = (...given: Parameters<typeof device>) => powerProgress(device(...given), at(60))?.stage ?? null;

describe('a device with a power command', () => {
  it.each(['queued', 'delivered'] as const)('that is %s has not answered yet', (state) => {
    expect(stageOf('reboot', state)).toBe('sent');
    expect(stageOf('wake', state, { alive: 0 })).toBe('sent');
  });

  it('is restarting until it is back, online or not meanwhile', () => {
    expect(stageOf('reboot', 'acknowledged')).toBe('under_way');
    expect(stageOf('reboot', 'acknowledged', { alive: 0 })).toBe('under_way');
    expect(stageOf('reboot', 'acknowledged', { connected: 50 })).toBeNull();
    expect(stageOf('reboot', 'acknowledged', { connected: 50, alive: 0 })).toBe('under_way');
  });

  it('shuts down until it is off', () => {
    expect(stageOf('shutdown', 'acknowledged')).toBe('under_way');
    expect(stageOf('shutdown', 'acknowledged', { alive: 0 })).toBeNull();
    expect(stageOf('shutdown', 'acknowledged', { connected: 50 })).toBeNull();
  });

  it('wakes until it is online', () => {
    expect(stageOf('wake', 'acknowledged', { alive: 0 })).toBe('under_way');
    expect(stageOf('wake', 'acknowledged', { connected: 50 })).toBeNull();
  });

  it('that was not carried out says so, unless it got there all the same', () => {
    for (const state of ['failed', 'expired'] as const) {
      expect(stageOf('reboot', state)).toBe('failed');
      expect(stageOf('wake', state, { alive: 0 })).toBe('failed');
      expect(stageOf('shutdown', state, { alive: 0 })).toBeNull();
    }
  });

  it.each(['reboot', 'shutdown', 'wake'] as const)(
    'is overdue when a %s takes too long, and forgotten later',
    (type) => {
      const late = device(type, 'acknowledged', { alive: type === 'wake' ? 0 : 1 });
      const due = START + 2000 + POWER_PATIENCE_MS[type];
      expect(powerProgress(late, due)).toEqual({ action: type, stage: 'under_way' });
      expect(powerProgress(late, due + 1)).toEqual({ action: type, stage: 'overdue' });
      expect(powerProgress(late, START + POWER_MEMORY_MS + 1)).toBeNull();
    },
  );

  it('without one shows nothing', () => {
    expect(powerProgress({ ...device('reboot', 'queued'), power_command: null }, at(1))).toBeNull();
  });
});
