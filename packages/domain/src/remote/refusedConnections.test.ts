import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMOTE_KINDS } from './kinds.ts';
import {
  CONNECTION_REFUSALS,
  readRefusedConnection,
  refusalOfAction,
  refusalOfEnd,
  refusedConnectionValues,
} from './refusedConnections.ts';
import { mayReconnect, REMOTE_END_REASONS } from './remoteEnds.ts';

describe('a refused connection', () => {
  it('is read from its entry as it was written', () => {
    const refused = fc.record({
      kind: fc.constantFrom(...REMOTE_KINDS),
      because: fc.constantFrom(...CONNECTION_REFUSALS),
    });
    fc.assert(
      fc.property(refused, (each) => {
        expect(readRefusedConnection(refusedConnectionValues(each))).toEqual(each);
      }),
    );
  });

  it('is not read from anything else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (oldValue, newValue) => {
        const read = readRefusedConnection({ oldValue, newValue });
        if (read) expect(refusedConnectionValues(read)).toEqual({ oldValue, newValue });
      }),
    );
    expect(readRefusedConnection({ oldValue: 'terminal', newValue: 'bored' })).toBeNull();
    expect(readRefusedConnection({ oldValue: 'telephone', newValue: 'no_permission' })).toBeNull();
  });

  it.each([
    ['no_permission', 'no_permission'],
    ['approval_required', 'no_approval'],
    ['need_license', 'no_license'],
    ['file_transfer_disabled', 'files_off'],
    ['remote_not_offered', 'not_offered'],
    ['not_supported_os', 'not_supported'],
    ['not_online_warning', null],
    ['already_online', null],
  ] as const)('because of %s is noted as %s', (because, noted) => expect(refusalOfAction(because)).toBe(noted));

  it.each([
    ['refused_at_device', 'refused_at_device'],
    ['ended_at_device', 'refused_at_device'],
    ['unanswered', 'unanswered'],
    ['screen_taken', 'screen_taken'],
    ['sharing_ended', 'not_shared'],
    ['address_refused', 'address'],
    ['ticket_ended', 'no_ticket'],
    ['group_closed', 'no_group'],
    ['not_offered', 'not_offered'],
    ['token_refused', 'token_used'],
    ['closed', null],
    ['agent_silent', null],
    ['failed', null],
  ] as const)('that ended with %s is noted as %s', (reason, noted) => expect(refusalOfEnd(reason)).toBe(noted));

  it('is never one that the browser tries again by itself', () => {
    for (const reason of REMOTE_END_REASONS.filter(mayReconnect)) expect(refusalOfEnd(reason)).toBeNull();
  });
});
