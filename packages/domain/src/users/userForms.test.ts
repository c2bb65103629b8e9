import { describe, expect, it } from 'vitest';
import { checkNewUserForm, EMPTY_NEW_USER_FORM, newUserCall, newUserFaults, type NewUserForm } from './newUserForm.ts';
import { PERMISSION_FIELDS } from '../permissions/permissions.ts';
import { readUserSheet, USER_SHEET_COLUMNS } from './userSheet.ts';

const FORM: NewUserForm = {
  mgrid: ' new.user ',
  name: ' 김하나 ',
  phone: ' 010 ',
  position: ' 사원 ',
  pw: ' Abc!2345 ',
  pwConfirm: ' Abc!2345',
  tel: ' 02 ',
  flagReceptMail: true,
  email: ' a@b.example ',
  department: ' 개발 ',
  user_type: 6,
  approver: '',
  approver_fk: null,
  use_approval: true,
};

const check = (change: Partial<NewUserForm>, idAvailable: boolean | null = true) =>
  checkNewUserForm({ ...FORM, ...change }, { idAvailable, level: 3 });

describe('the form for a new user', () => {
  it('tells of the first field that is wrong, the ID first [C-ADDUSER-03] [C-ADDUSER-06] [C-ADDUSER-07]', () => {
    expect(check({})).toBeNull();
    expect(check({ mgrid: 'x', name: '' }, false)).toEqual({ field: 'mgrid', message: 'invalid_id' });
    expect(check({ name: '' }, false)).toEqual({ field: 'mgrid', message: 'id_exist' });
    expect(check({ name: '', pw: '' })).toEqual({ field: 'name', message: 'name_requirement' });
    expect(check({ pw: 'abcdefgh', email: 'x' })).toEqual({ field: 'pw', message: 'password_requirement' });
    expect(check({ email: 'x' })).toEqual({ field: 'email', message: 'email-invalid' });
  });

  it('finds every field that is wrong at once, each once', () => {
    const wrong = { ...FORM, mgrid: 'x', name: '', pw: 'abc', pwConfirm: '', email: 'x' };
    const fields = newUserFaults(wrong, { idAvailable: false, level: 3 }).map(({ field }) => field);
    expect(fields).toEqual(['mgrid', 'name', 'pw', 'email']);
  });

  it('refuses a confirmation that differs [C-ADDUSER-08] [C-PASSWORD-10]', () => {
    for (const pwConfirm of ['', 'Abc!2346', 'abc!2345']) {
      expect(check({ pwConfirm, email: 'x' })).toEqual({ field: 'pwConfirm', message: 'password_confirm' });
    }
  });

  it('is sent trimmed, without the confirmation, in Korean and in Seoul [C-ADDUSER-09] [C-ADDUSER-17] [C-ADDUSER-18] [C-ADDUSER-19]', () => {
    expect(newUserCall(FORM, 9)).toEqual({
      mgrid: 'new.user',
      pw: 'Abc!2345',
      name: '김하나',
      email: 'a@b.example',
      phone: '010',
      tel: '02',
      department: '개발',
      position: '사원',
      flag_recept_mail: 1,
      user_type: 6,
      use_approval: 1,
      approver_fk: 9,
      lang_code: 'ko',
      time_zone_id: 32,
    });
  });

  it('is sent with type 1 where approval is not used [C-ADDUSER-14]', () => {
    expect(newUserCall({ ...FORM, use_approval: false }, 9)).toMatchObject({ user_type: 1, use_approval: 0 });
  });

  it('begins empty, as a user without approval', () => {
    expect(newUserCall(EMPTY_NEW_USER_FORM, 9)).toMatchObject({ mgrid: '', user_type: 1, flag_recept_mail: 0 });
  });
});

describe('the sheet for many users', () => {
  const TITLES = USER_SHEET_COLUMNS.map(({ title }) => title);

  it('has the columns of the template, each with its field [C-BULK-03] [C-BULK-04]', () => {
    expect(TITLES).toEqual(['ID', 'PW', 'Name', 'Email', 'Phone', 'Department', 'Position', 'Group']);
    expect(readUserSheet([TITLES, ['abcd', 'p', 'n', 'e', 't', 'd', 'o', 'g']])).toEqual([
      { mgrid: 'abcd', pw: 'p', name: 'n', email: 'e', phone: 't', department: 'd', position: 'o', group_name: 'g' },
    ]);
  });

  it('is read by position, whatever the titles say', () => {
    const rows = readUserSheet([
      ['아이디', '비밀번호', '이름'],
      [' abcd ', 'p', ' n '],
    ]);
    expect(rows).toEqual([
      { mgrid: 'abcd', pw: 'p', name: 'n', email: '', phone: '', department: '', position: '', group_name: '' },
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
    expect(readUserSheet([TITLES, ...rows]).map(({ mgrid }) => mgrid)).toEqual(['kept']);
  });
});

describe('each permission of the remote-control program', () => {
  it('has a field of its own [C-PERM-16]', () => {
    expect(PERMISSION_FIELDS).toMatchObject({
      CSRemoteControl: 'auth_remotecontrol',
      CSFileManager: 'auth_filemanager',
      CSDeviceManagement: 'auth_devicemanagement',
      CSUpdate: 'auth_update',
      CSThumbnailView: 'auth_thumbnailview',
      CSRestart: 'auth_restart',
    });
  });
});
