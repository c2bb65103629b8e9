import { describe, expect, it } from 'vitest';
import { checkNewUserForm, EMPTY_NEW_USER_FORM, newUserCall, newUserFaults, type NewUserForm } from './newUserForm.ts';
import { PERMISSION_FIELDS } from '../permissions/permissions.ts';
import { readUserSheet, USER_SHEET_COLUMNS } from './userSheet.ts';

const FORM: NewUserForm = {
  loginId: ' new.user ',
  name: ' 김하나 ',
  phone: ' 010 ',
  position: ' 사원 ',
  password: ' Abc!2345 ',
  passwordConfirmation: ' Abc!2345',
  telephone: ' 02 ',
  receivesMail: true,
  email: ' a@b.example ',
  department: ' 개발 ',
  userType: 6,
  approver: '',
  approverId: null,
  needsApproval: true,
};

const check = (change: Partial<NewUserForm>, idAvailable: boolean | null = true) =>
  checkNewUserForm({ ...FORM, ...change }, { idAvailable, level: 3 });

describe('the form for a new user', () => {
  it('tells of the first field that is wrong, the ID first [C-ADDUSER-03] [C-ADDUSER-06] [C-ADDUSER-07]', () => {
    expect(check({})).toBeNull();
    expect(check({ loginId: 'x', name: '' }, false)).toEqual({ field: 'loginId', message: 'invalid_id' });
    expect(check({ name: '' }, false)).toEqual({ field: 'loginId', message: 'id_exist' });
    expect(check({ name: '', password: '' })).toEqual({ field: 'name', message: 'name_requirement' });
    expect(check({ password: 'abcdefgh', email: 'x' })).toEqual({ field: 'password', message: 'password_requirement' });
    expect(check({ email: 'x' })).toEqual({ field: 'email', message: 'email-invalid' });
  });

  it('finds every field that is wrong at once, each once', () => {
    const wrong = { ...FORM, loginId: 'x', name: '', password: 'abc', passwordConfirmation: '', email: 'x' };
    const fields = newUserFaults(wrong, { idAvailable: false, level: 3 }).map(({ field }) => field);
    expect(fields).toEqual(['loginId', 'name', 'password', 'email']);
  });

  it('refuses a confirmation that differs [C-ADDUSER-08] [C-PASSWORD-10]', () => {
    for (const passwordConfirmation of ['', 'Abc!2346', 'abc!2345']) {
      expect(check({ passwordConfirmation, email: 'x' })).toEqual({
        field: 'passwordConfirmation',
        message: 'password_confirm',
      });
    }
  });

  it('is sent trimmed, without the confirmation, in Korean and in Seoul [C-ADDUSER-09] [C-ADDUSER-17] [C-ADDUSER-18] [C-ADDUSER-19]', () => {
    expect(newUserCall(FORM, 9)).toEqual({
      loginId: 'new.user',
      password: 'Abc!2345',
      name: '김하나',
      email: 'a@b.example',
      phone: '010',
      telephone: '02',
      department: '개발',
      position: '사원',
      receivesMail: true,
      userType: 6,
      needsApproval: true,
      approverId: 9,
      language: 'ko',
      timeZoneId: 32,
    });
  });

  it('is sent with type 1 where approval is not used [C-ADDUSER-14]', () => {
    expect(newUserCall({ ...FORM, needsApproval: false }, 9)).toMatchObject({ userType: 1, needsApproval: false });
  });

  it('begins empty, as a user without approval', () => {
    expect(newUserCall(EMPTY_NEW_USER_FORM, 9)).toMatchObject({ loginId: '', userType: 1, receivesMail: false });
  });
});

describe('the sheet for many users', () => {
  const TITLES = USER_SHEET_COLUMNS.map(({ title }) => title);

  it('has the columns of the template, each with its field [C-BULK-03] [C-BULK-04]', () => {
    expect(TITLES).toEqual(['ID', 'PW', 'Name', 'Email', 'Phone', 'Department', 'Position', 'Group']);
    expect(readUserSheet([TITLES, ['abcd', 'p', 'n', 'e', 't', 'd', 'o', 'g']])).toEqual([
      {
        loginId: 'abcd',
        password: 'p',
        name: 'n',
        email: 'e',
        phone: 't',
        department: 'd',
        position: 'o',
        groupName: 'g',
      },
    ]);
  });

  it('is read by position, whatever the titles say', () => {
    const rows = readUserSheet([
      ['아이디', '비밀번호', '이름'],
      [' abcd ', 'p', ' n '],
    ]);
    expect(rows).toEqual([
      { loginId: 'abcd', password: 'p', name: 'n', email: '', phone: '', department: '', position: '', groupName: '' },
    ]);
  });

  it('loses the rows without a right ID or without a name [C-BULK-07] [C-BULK-08]', () => {
    const rows = [
      ['abc', 'p', 'n'],
      ['a'.repeat(39), 'p', 'n'],
      ['한글아이디', 'p', 'n'],
      ['abcd', 'p', '  '],
      [],
      ['kept', '', 'n'],
    ];
    expect(readUserSheet([TITLES, ...rows]).map(({ loginId }) => loginId)).toEqual(['kept']);
  });
});

describe('each permission of the remote-control program', () => {
  it('has a field of its own [C-PERM-16]', () => {
    expect(PERMISSION_FIELDS).toMatchObject({
      CSRemoteControl: 'canControl',
      CSFileManager: 'canTransferFiles',
      CSDeviceManagement: 'canManageDevices',
      CSUpdate: 'canUpdate',
      CSThumbnailView: 'canSeeScreens',
      CSRestart: 'canRestart',
    });
  });
});
