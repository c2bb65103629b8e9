import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIRE_NAMES } from './generated/fieldNames.ts';
import { modelField, toModel, toWire } from './translation.ts';

describe('a value of the wire in the model', () => {
  it.each([
    [
      { pk: 3, device_group_fk: 7, device_pks: [1, 2] },
      { id: 3, groupId: 7, deviceIds: [1, 2] },
    ],
    [{ favorate: { pk: 4 } }, { favorite: { id: 4 } }],
    [[{ mgrid: 'a@b.cd', auth_val: '1,4' }], [{ loginId: 'a@b.cd', permissions: '1,4' }]],
    [
      { last_connected_time: '', applicantName: 'x' },
      { lastConnectedTime: '', applicantName: 'x' },
    ],
    ['text', 'text'],
    [null, null],
  ])('%j is %j', (wire, model) => {
    expect(toModel(wire)).toEqual(model);
  });

  it('is online with alive 1, and offline with everything else [B-FIELD-05] [C-GDETAIL-29]', () => {
    const isOnline = (alive: unknown) => toModel({ alive });
    for (const alive of [1, '1', true, 'True']) expect(isOnline(alive)).toEqual({ isOnline: true });
    for (const alive of [0, '0', false, 2, '']) expect(isOnline(alive)).toEqual({ isOnline: false });
  });

  it.each([
    ['auth_remotecontrol', 'canControl', '[A-ROLE-08]'],
    ['auth_devicemanagement', 'canManageDevices', '[A-ROLE-09]'],
    ['auth_filemanager', 'canTransferFiles', '[A-ROLE-10]'],
    ['auth_remoteview', 'canView', '[A-ROLE-11]'],
    ['auth_update', 'canUpdate', '[A-ROLE-12]'],
    ['auth_thumbnailview', 'canSeeScreens', '[A-ROLE-13]'],
    ['auth_restart', 'canRestart', '[A-ROLE-14]'],
    ['self_unlock', 'selfUnlock', '[A-LOGIN-26]'],
  ])('has the flag %s as %s in whatever form it comes %s', (wire, model) => {
    for (const set of [true, 1, '1', 'True']) expect(toModel({ [wire]: set })).toEqual({ [model]: true });
    for (const unset of [false, 0, '0', 'False', '', 2, 'yes']) {
      expect(toModel({ [wire]: unset })).toEqual({ [model]: false });
    }
  });

  it('keeps a flag that is not known', () => {
    expect(toModel({ alive: null, flag_use_otp: undefined })).toEqual({ isOnline: null, usesOneTimeCodes: undefined });
  });

  it('keeps what others have named', () => {
    const parameters = { search_key: 'mgrid', alive: '1' };
    expect(toModel({ pk: 1, parameters })).toEqual({ id: 1, parameters });
    expect(toWire({ id: 1, parameters })).toEqual({ pk: 1, parameters });
  });
});

describe('what a client sends', () => {
  const usual = ['startTime', 'approvalReason', 'newGroupId', 'limit', 'loginId', 'permissions'];
  const names = [...Object.keys(WIRE_NAMES), ...usual, 'isActive', 'isOnline', 'canUpdate'];

  const isFlag = (name: string) => JSON.stringify(toWire({ [name]: true })).endsWith(':1}');
  const flags = names.filter(isFlag);
  const others = names.filter((name) => !isFlag(name));

  it('comes back as it was', () => {
    const anyValue = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()));
    const anyFields = fc.tuple(
      fc.dictionary(fc.constantFrom(...others), anyValue),
      fc.dictionary(fc.constantFrom(...flags), fc.boolean()),
    );
    fc.assert(
      fc.property(anyFields, ([one, other]) => {
        const fields = { ...one, ...other };
        expect(toModel(toWire(fields))).toEqual(fields);
      }),
    );
  });

  it('has flags as 0 and 1', () => {
    expect(toWire({ isActive: true, canUpdate: false })).toEqual({ flag_active: 1, auth_update: 0 });
  });
});

it('a field of a message is one of the model, part by part', () => {
  expect(['mgrid', 'users.0.pw', 'alias'].map(modelField)).toEqual(['loginId', 'users.0.password', 'alias']);
});
