import { describe, expect, it } from 'vitest';
import { checkGroupContact } from './groupContact.ts';
import { checkGroupRoom, groupUserLabel, isOrdinaryGroup, readDeviceLimit } from './groupRules.ts';

describe('a group', () => {
  it('is an ordinary one unless it is ROOT or the default group', () => {
    expect(isOrdinaryGroup({ parentId: 1, isDefaultGroup: false })).toBe(true);
    expect(isOrdinaryGroup({ parentId: 1, isDefaultGroup: true })).toBe(false);
    expect(isOrdinaryGroup({ parentId: null, isDefaultGroup: false })).toBe(false);
  });

  it.each([
    [null, 500, 1, null],
    [undefined, 0, 1, null],
    [10, 9, 1, null],
    [10, 10, 1, 'group_device_limit'],
    [10, 5, 6, 'group_device_limit'],
    [0, 0, 1, 'group_device_limit'],
  ])('with the limit %s and %s devices answers %s more with %s', (deviceQuota, deviceCount, more, answer) => {
    expect(checkGroupRoom({ parentId: 1, deviceQuota, deviceCount }, more)).toBe(answer);
  });

  it('that is ROOT takes no device, with or without a limit', () => {
    for (const deviceQuota of [null, 10]) {
      expect(checkGroupRoom({ parentId: null, deviceQuota, deviceCount: 0 }, 1)).toBe('cannot_move_device');
    }
  });

  it('has contacts that are not too long, and addresses that are some', () => {
    expect(checkGroupContact('groupManagerName', '가'.repeat(60))).toBeNull();
    expect(checkGroupContact('groupManagerName', '가'.repeat(61))).toBe('over_character_limit');
    expect(checkGroupContact('phone', ' 02-555-0100 ')).toBeNull();
    for (const field of ['email', 'groupManagerEmail'] as const) {
      expect(checkGroupContact(field, '')).toBeNull();
      expect(checkGroupContact(field, 'a@b.example')).toBeNull();
      expect(checkGroupContact(field, 'a@b')).toBe('email-invalid');
    }
  });
});

describe('a user of a group', () => {
  it('is labelled by userType: 1 member, 2 master, 7 partner, others head [C-GDETAIL-17]', () => {
    expect([1, 2, 6, 7, 9, 0].map(groupUserLabel)).toEqual(['member', 'master', 'head', 'partner', 'head', 'head']);
  });
});

describe('the typed limit of a group', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    [' 50 ', 50],
    ['1000000', 1_000_000],
    ['1000001', 'invalid_data'],
    ['-1', 'invalid_data'],
    ['1.5', 'invalid_data'],
    ['many', 'invalid_data'],
  ] as const)('%j is %j', (typed, limit) => {
    expect(readDeviceLimit(typed)).toBe(limit);
  });
});
