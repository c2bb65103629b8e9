import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionRefusal } from '../devices/index.ts';
import {
  isRemoteEndReason,
  mayReconnect,
  REMOTE_END_REASONS,
  type RemoteRights,
  whatEndsRemote,
} from './remoteEnds.ts';

const REFUSALS = [
  { because: 'approval_required', resolvableBy: 'approval' },
  { because: 'no_permission', resolvableBy: 'administrator' },
  { because: 'need_license', resolvableBy: 'license' },
  { because: 'file_transfer_disabled', resolvableBy: 'administrator' },
  { because: 'not_supported_os', resolvableBy: 'nobody' },
] as const satisfies readonly ActionRefusal[];

const PERMITTED: RemoteRights = {
  isSignedIn: true,
  isActive: true,
  isWorkOver: false,
  addressAllowed: true,
  device: 'open',
  byTicket: false,
  refusal: null,
  isSharingOver: false,
};

const rights: fc.Arbitrary<RemoteRights> = fc.record({
  isSignedIn: fc.boolean(),
  isActive: fc.boolean(),
  isWorkOver: fc.boolean(),
  addressAllowed: fc.boolean(),
  device: fc.constantFrom('missing', 'closed', 'open'),
  byTicket: fc.boolean(),
  refusal: fc.option(fc.constantFrom(...REFUSALS)),
  isSharingOver: fc.boolean(),
});

describe('what ends a connection', () => {
  it('is nothing while everything permits it', () => {
    expect(whatEndsRemote(PERMITTED)).toBeNull();
    expect(whatEndsRemote({ ...PERMITTED, byTicket: true })).toBeNull();
  });

  it.each([
    [{ isActive: false }, 'account_ended'],
    [{ isSignedIn: false }, 'signed_out'],
    [{ addressAllowed: false }, 'address_refused'],
    [{ device: 'missing' }, 'device_deleted'],
    [{ device: 'closed' }, 'group_closed'],
    [{ device: 'closed', byTicket: true }, 'ticket_ended'],
    [{ isWorkOver: true, isActive: false, isSignedIn: false }, 'ticket_ended'],
    [{ refusal: REFUSALS[0] }, 'approval_ended'],
    [{ refusal: REFUSALS[1] }, 'permission_removed'],
    [{ refusal: REFUSALS[2] }, 'license_ended'],
    [{ refusal: REFUSALS[3] }, 'files_disabled'],
    [{ refusal: REFUSALS[4] }, 'permission_removed'],
    [{ isSharingOver: true }, 'sharing_ended'],
    [{ isSharingOver: true, refusal: REFUSALS[1] }, 'permission_removed'],
    [{ isActive: false, isSignedIn: false, device: 'missing' }, 'account_ended'],
  ] as const)('%o is %s', (change, reason) => {
    expect(whatEndsRemote({ ...PERMITTED, ...change })).toBe(reason);
  });

  it('is something as soon as one right is missing, and never something to reconnect after', () => {
    fc.assert(
      fc.property(rights, (given) => {
        const reason = whatEndsRemote(given);
        const isThere = given.isSignedIn && given.isActive && !given.isWorkOver && given.addressAllowed;
        const isPermitted = isThere && given.device === 'open' && !given.refusal && !given.isSharingOver;
        expect(reason === null).toBe(isPermitted);
        if (reason !== null) expect(mayReconnect(reason)).toBe(false);
      }),
    );
  });

  it('keeps its reason when more rights are taken away, unless a wider one says more', () => {
    fc.assert(
      fc.property(rights, (given) => {
        const reason = whatEndsRemote({ ...given, isActive: false });
        expect(reason).toBe(given.isWorkOver ? 'ticket_ended' : 'account_ended');
      }),
    );
  });
});

describe('a reason', () => {
  it('is one of the list', () => {
    for (const reason of REMOTE_END_REASONS) expect(isRemoteEndReason(reason)).toBe(true);
    for (const other of ['', 'because', null, 7]) expect(isRemoteEndReason(other)).toBe(false);
  });

  it('leads back where a network or a server gave way, and nowhere else', () => {
    expect(REMOTE_END_REASONS.filter(mayReconnect)).toEqual(['agent_left', 'connection_lost', 'server_stopping']);
  });
});
