import { describe, expect, it } from 'vitest';
import { AGENT_COMMAND_STATES } from './agentCommands.ts';
import { failedDevices, isSettled, resultOfCommand, tallyResults, type CommandResult } from './commandResults.ts';

describe('what became of a command', () => {
  it('follows the state that the server tells', () => {
    const kinds = AGENT_COMMAND_STATES.map((state) => resultOfCommand({ state, reason: 'no source' }));
    expect(kinds).toEqual([
      { kind: 'waiting' },
      { kind: 'waiting' },
      { kind: 'done' },
      { kind: 'failed', reason: 'no source' },
      { kind: 'expired' },
    ]);
  });

  const results = new Map<number, CommandResult>([
    [1, { kind: 'done' }],
    [2, { kind: 'refused', because: 'not_online_warning' }],
    [3, { kind: 'failed', reason: '' }],
    [4, { kind: 'expired' }],
    [5, { kind: 'next' }],
    [6, { kind: 'sending' }],
    [7, { kind: 'waiting' }],
  ]);

  it('is counted', () => {
    expect(tallyResults(results)).toEqual({ total: 7, done: 1, failed: 3, open: 3 });
    expect([...results.values()].map(isSettled)).toEqual([true, true, true, true, false, false, false]);
  });

  it('is tried again where it failed, and nowhere else', () => {
    const devices = [1, 2, 3, 4, 5, 6, 7, 8].map((pk) => ({ id: pk }));
    expect(failedDevices(devices, results).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});
