import { describe, expect, it } from 'vitest';
import { AGENT_REASON_CODES, readAgentReason, writeAgentReason } from './agentReasons.ts';

describe('the reason of an agent', () => {
  it.each([
    ['power_off', { code: 'power_off', detail: '' }],
    ['wake_failed: ENETUNREACH', { code: 'wake_failed', detail: 'ENETUNREACH' }],
    ['update_failed: disk: full', { code: 'update_failed', detail: 'disk: full' }],
    ['update_failed: two\nlines', { code: 'update_failed', detail: 'two\nlines' }],
    ['', { code: null, detail: '' }],
    // An older agent.
    ['No screenshot can be taken here.', { code: null, detail: 'No screenshot can be taken here.' }],
    ['power_off, as always', { code: null, detail: 'power_off, as always' }],
    // An agent that is newer than the console.
    ['battery_low: 3 %', { code: null, detail: 'battery_low: 3 %' }],
    ['constructor', { code: null, detail: 'constructor' }],
  ] as const)('%j is taken apart', (reason, parts) => expect(readAgentReason(reason)).toEqual(parts));

  it.each(AGENT_REASON_CODES)('%s is read as it was written, with a detail and without', (code) => {
    expect(readAgentReason(writeAgentReason(code))).toEqual({ code, detail: '' });
    expect(readAgentReason(writeAgentReason(code, 'at 10:00'))).toEqual({ code, detail: 'at 10:00' });
  });
});
