import { describe, expect, it } from 'vitest';
import { MEMBER_TYPES } from '../permissions/index.ts';
import {
  ENROLMENT_STATES,
  type EnrolmentFacts,
  enrolmentState,
  enrolmentTab,
  mayRevokeEnrolment,
  isDeviceLimit,
  LARGEST_ENROLMENT,
  usualLastDay,
} from './enrolmentToken.ts';
import { mayManageEnrolments, mayReplaceAgent } from './enrolmentRights.ts';

const OPEN: EnrolmentFacts = { revokedAt: null, expiresAt: 1000, deviceCount: 0, deviceLimit: 2 };

describe('an enrolment token', () => {
  it.each([
    ['open', {}, 999],
    ['open', { deviceCount: 1 }, 0],
    ['expired', {}, 1000],
    ['used_up', { deviceCount: 2 }, 999],
    ['used_up', { deviceCount: 3 }, 999],
    ['revoked', { revokedAt: 5 }, 4],
    ['revoked', { revokedAt: 5, deviceCount: 2 }, 2000],
    ['expired', { deviceCount: 2 }, 2000],
  ] as const)('is %s with %j at %i', (state, over, now) => {
    expect(enrolmentState({ ...OPEN, ...over }, now)).toBe(state);
  });

  it('lasts 30 days by default, across months and years', () => {
    expect(usualLastDay('2026-11-02')).toBe('2026-12-02');
    expect(usualLastDay('2026-12-15')).toBe('2027-01-14');
    expect(usualLastDay('2028-02-01')).toBe('2028-03-02');
  });

  it('is for a whole number of devices', () => {
    expect([1, 100, LARGEST_ENROLMENT].every(isDeviceLimit)).toBe(true);
    expect([0, -1, 1.5, LARGEST_ENROLMENT + 1, Number.NaN].some(isDeviceLimit)).toBe(false);
  });
});

describe('the agent of a device', () => {
  const { admin, normal, operator, partner, subManager } = MEMBER_TYPES;
  const maker = (memberType: number, isActive = true) => ({
    type: memberType === admin ? 'Manager' : 'User',
    memberType,
    isActive,
  });
  it.each([
    ['an administrator', maker(admin), [true, true]],
    ['a sub-manager', maker(subManager), [false, true]],
    ['a user', maker(normal), [false, false]],
    ['a partner', maker(partner), [false, false]],
    ['an operator of the service', maker(operator), [false, false]],
    ['an administrator who is inactive', maker(admin, false), [false, false]],
    ['a sub-manager who is inactive', maker(subManager, false), [false, false]],
  ])('is replaced with the token of %s only where that person manages it', (_who, person, expected) => {
    expect([false, true].map((opens) => mayReplaceAgent(person, opens))).toEqual(expected);
  });
});

describe('a list of tokens', () => {
  it('has those that enrol and those that no longer do apart, and lets only the first be revoked', () => {
    expect(ENROLMENT_STATES.map((state) => [state, enrolmentTab(state), mayRevokeEnrolment(state)])).toEqual([
      ['open', 'open', true],
      ['revoked', 'over', false],
      ['expired', 'over', false],
      ['used_up', 'over', false],
    ]);
  });

  it('is for managers alone', () => {
    const sessions = [{ type: 'Manager' }, { type: 'Sub-Manager', memberType: MEMBER_TYPES.subManager }, {}];
    expect(sessions.map(mayManageEnrolments)).toEqual([true, false, false]);
  });
});
