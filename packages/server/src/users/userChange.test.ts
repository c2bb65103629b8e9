import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { SETTINGS } from '../testing/functionSettingsForm.ts';
import { listen } from '../testing/eventListener.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, only, PASSWORD, sessionOf } from '../testing/testServer.ts';

type World = Awaited<ReturnType<typeof openCompany>>;

const change = ({ app, token }: Pick<World, 'app' | 'token'>, userId: number, body: object) =>
  succeed(app, 'changeUser', { token, path: { userPk: userId }, body });

const read = async ({ app, token }: Pick<World, 'app' | 'token'>, userId: number) =>
  only((await succeed(app, 'getUser', { token, path: { userPk: userId } })).objects);

describe('changing a person', () => {
  it.each([
    { body: { flag_active: 0 }, expected: { flag_active: 0 }, rows: ' [C-API-08] [C-MANAGER-15]' },
    { body: { date_fmt_id: 2 }, expected: { date_fmt_id: 2 }, rows: ' [C-API-08]' },
    { body: { flag_use_otp: 1 }, expected: { flag_use_otp: 1, flag_create_qrcode: 0 }, rows: ' [C-API-08]' },
    { body: { flag_create_qrcode: 0 }, expected: {}, rows: ' [C-API-08]' },
    { body: { flag_refresh: 1 }, expected: { flag_refresh: 1 }, rows: ' [C-API-08]' },
    { body: { refresh_interval: 15 }, expected: { refresh_interval: 15 }, rows: '' },
    { body: { flag_img_refresh: 1 }, expected: { flag_img_refresh: 1 }, rows: ' [C-API-08]' },
    { body: { img_refresh_interval: 30 }, expected: { img_refresh_interval: 30 }, rows: '' },
    { body: { flag_recept_mail: 1 }, expected: { flag_recept_mail: 1 }, rows: '' },
    { body: { use_approval: 1 }, expected: { use_approval: 1 }, rows: ' [C-API-08] [C-EDITUSER-07]' },
    { body: { user_type: 6 }, expected: { user_type: 6, member_type_id: 6 }, rows: ' [C-API-08]' },
    { body: { auth_devicemanagement: 1 }, expected: { auth_devicemanagement: 1 }, rows: ' [C-API-08] [C-PERM-16]' },
    { body: { auth_filemanager: 1 }, expected: { auth_filemanager: 1 }, rows: ' [C-API-08] [C-PERM-03] [C-PERM-16]' },
    {
      body: { auth_remotecontrol: 1 },
      expected: { auth_remotecontrol: 1 },
      rows: ' [C-API-08] [C-PERM-02] [C-PERM-16]',
    },
    { body: { auth_remoteview: 1 }, expected: { auth_remoteview: 1 }, rows: ' [C-API-08]' },
    { body: { auth_restart: 1 }, expected: { auth_restart: 1 }, rows: ' [C-API-08] [C-PERM-16]' },
    { body: { auth_thumbnailview: 1 }, expected: { auth_thumbnailview: 1 }, rows: ' [C-API-08] [C-PERM-16]' },
    { body: { auth_update: 1 }, expected: { auth_update: 1 }, rows: ' [C-API-08] [C-PERM-16]' },
    { body: { auth_val: '1,2,8' }, expected: { auth_val: '1,2,8' }, rows: ' [C-API-08] [C-PERM-15]' },
    { body: { email: ' nora@new.example ' }, expected: { new_email: 'nora@new.example' }, rows: ' [C-API-08]' },
    { body: { name: ' 노라 ' }, expected: { name: '노라' }, rows: ' [C-API-08]' },
    { body: { phone: '010' }, expected: { phone: '010' }, rows: ' [C-API-08]' },
    { body: { tel: '02' }, expected: { tel: '02' }, rows: '' },
    { body: { department: '개발' }, expected: { department: '개발' }, rows: ' [C-API-08]' },
    { body: { position: '과장' }, expected: { position: '과장' }, rows: ' [C-API-08]' },
    { body: { time_zone_id: 1 }, expected: { time_zone_id: 1 }, rows: '' },
    { body: { lang_code: 'ja' }, expected: { lang_code: 'ja' }, rows: '' },
  ])(
    'takes the one field of $body and leaves the others, and the manager, as they are [C-EDITUSER-02]$rows',
    async ({ body, expected }) => {
      const world = await openCompany();
      const { testServer, near, manager } = world;
      const [before, own] = [await read(world, near), await read(world, manager)];
      const unversioned = { ...before, ...expected };
      await change(world, near, body);
      const { version, ...after } = await read(world, near);
      expect({ ...after, version: before.version }).toEqual(unversioned);
      expect(version).toBeGreaterThanOrEqual(before.version);
      expect(await read(world, manager)).toEqual(own);
      expect(testServer.log).toEqual([]);
    },
  );

  it('changes the middle manager by approver_fk and user_type [A-MANAGER-12] [C-API-08] [C-EDITUSER-08]', async () => {
    const world = await openCompany();
    const { near, subManager } = world;
    await change(world, near, { approver_fk: subManager, user_type: 6 });
    expect(await read(world, near)).toMatchObject({ approver_fk: subManager, approver_id: 'sven', user_type: 6 });
    const { testServer, far, app, token } = world;
    const other = await addCompany(testServer, 'Beta');
    const eve = await addPerson(testServer, other.companyId, 'eve', { member_type_id: 2 });
    for (const approver_fk of [far, eve, 999_999]) {
      expect(await refuse(app, 'changeUser', { token, path: { userPk: near }, body: { approver_fk } })).toEqual({
        status: 405,
        error: 'search_manager_405',
        field: 'approver_fk',
      });
    }
    expect((await read(world, near)).approver_fk).toBe(subManager);
  });

  it('turns the sub-manager right on and off again, back to the type held before [C-EDITUSER-03] [C-EDITUSER-04] [C-EDITUSER-05]', async () => {
    const world = await openCompany();
    const { testServer, company, near } = world;
    const admin = await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 });
    for (const [pk, type] of [
      [near, 1],
      [admin, 2],
    ] as const) {
      await change(world, pk, { user_type: 6 });
      expect((await read(world, pk)).member_type_id).toBe(6);
      await change(world, pk, { user_type: 1 });
      expect((await read(world, pk)).member_type_id).toBe(type);
    }
  });

  it.each([
    { body: { name: '  ' }, error: 'name_requirement', field: 'name', rows: '' },
    { body: { email: 'nobody' }, error: 'email-invalid', field: 'email', rows: '' },
    { body: { pw: 'short' }, error: 'password_requirement', field: 'pw', rows: ' [C-PASSWORD-25]' },
    { body: { auth_val: '1,3' }, error: 'invalid_data', field: 'auth_val', rows: '' },
    { body: { user_type: 9 }, error: 'invalid_data', field: 'user_type', rows: '' },
    { body: { refresh_interval: 0 }, error: 'invalid_data', field: 'refresh_interval', rows: '' },
    { body: { mgrid: 'other' }, error: 'invalid_data', field: 'mgrid', rows: '' },
    { body: { company_fk: 2 }, error: 'invalid_data', field: 'company_fk', rows: '' },
  ])('refuses $body with $error, and stores nothing$rows', async ({ body, error, field }) => {
    const world = await openCompany();
    const { app, token, near } = world;
    const before = await read(world, near);
    expect(await refuse(app, 'changeUser', { token, path: { userPk: near }, body })).toEqual({
      status: 400,
      error,
      field,
    });
    expect(await read(world, near)).toEqual(before);
  });

  it('refuses the second of two editors of permissions', async () => {
    const world = await openCompany();
    const { app, token, near } = world;
    const { version } = await read(world, near);
    await change(world, near, { auth_val: '1,2', version });
    const stale = { token, path: { userPk: near }, body: { auth_val: '1,4', version } };
    expect(await refuse(app, 'changeUser', stale)).toEqual({ status: 409, error: 'changed_meanwhile' });
    expect((await read(world, near)).auth_val).toBe('1,2');
    // What is not a permission does not block an editor of permissions.
    await change(world, near, { phone: '010' });
    await change(world, near, { auth_val: '1,8', version: version + 1 });
  });
});

describe('a service operator', () => {
  it('is changed and removed by no manager of the company', async () => {
    const { testServer, app, token, company } = await openCompany();
    const userId = await addPerson(testServer, company.companyId, 'otto', { member_type_id: 9 });
    for (const body of [{ pw: 'Abcde1!x' }, { flag_active: 0 }, { name: 'x' }]) {
      const call = { token, path: { userPk: userId }, body };
      expect(await refuse(app, 'changeUser', call)).toMatchObject({ status: 403, error: 'no_permission' });
    }
    expect(await refuse(app, 'deleteUser', { token, path: { userPk: userId } })).toMatchObject({ status: 403 });
    expect((await login(testServer, 'otto')).isLogin).toBe('Success');
  });
});

describe('a partner', () => {
  it('of type 7 cannot log in [C-EDITUSER-11]', async () => {
    const world = await openCompany();
    await change(world, world.near, { user_type: 7 });
    expect((await login(world.testServer, 'nora')).cause).toEqual({ step1: 'partner' });
    await change(world, world.near, { user_type: 1 });
    expect((await login(world.testServer, 'nora')).isLogin).toBe('Success');
  });
});

describe('deactivating a person', () => {
  it('ends the sessions at once, tells the open screens, and refuses the login [C-MANAGER-35]', async () => {
    const world = await openCompany();
    const { testServer, app, near, tokenOf } = world;
    const theirs = await tokenOf(near);
    const stream = await listen(testServer, theirs);
    await change(world, near, { flag_active: 0 });
    const heard = await stream.next();
    expect(heard?.event).toEqual({ type: 'session_ended' });
    // A separate event, and not what the stream notices on its own after a while.
    expect(heard?.id).toBeGreaterThan(0);
    expect(await refuse(app, 'getOwnProfile', { token: theirs })).toMatchObject({ status: 401 });
    expect((await login(testServer, 'nora')).cause).toEqual({ step1: 'inactive' });
    await change(world, near, { flag_active: 1 });
    expect((await login(testServer, 'nora')).isLogin).toBe('Success');
    // The ended session does not come back.
    expect(await refuse(app, 'getOwnProfile', { token: theirs })).toMatchObject({ status: 401 });
  });

  it("is refused for one's own account and for the last active manager, as is taking the role [C-MANAGER-34]", async () => {
    const world = await openCompany();
    const { testServer, app, token, manager, company } = world;
    for (const body of [{ flag_active: 0 }, { user_type: 6 }, { user_type: 1 }]) {
      expect(await refuse(app, 'changeUser', { token, path: { userPk: manager }, body })).toMatchObject({
        status: 409,
        error: 'own_account_protected',
      });
    }
    const second = await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 });
    const theirs = await sessionOf(testServer, second);
    await Promise.allSettled([
      change({ app, token }, second, { flag_active: 0 }),
      change({ app, token: theirs }, manager, { user_type: 1 }),
    ]);
    const admins = await testServer.database.query
      .selectFrom('members')
      .select('pk')
      .where('member_type_id', '=', 2)
      .where('flag_active', '=', 1)
      .execute();
    expect(admins).toHaveLength(1);
  });
});

describe('the password of a person', () => {
  it('is changed by PUT with pw, and the sessions of the person end [C-API-08] [C-PASSWORD-18]', async () => {
    const world = await openCompany();
    const { testServer, app, token, near, tokenOf } = world;
    const theirs = await tokenOf(near);
    await change(world, near, { pw: ' New!12345 ' });
    expect((await login(testServer, 'nora')).isLogin).toBe('Fail');
    expect((await login(testServer, 'nora', 'New!12345')).isLogin).toBe('Success');
    expect(await refuse(app, 'getOwnProfile', { token: theirs })).toMatchObject({ status: 401 });
    await succeed(app, 'getOwnProfile', { token });
    const { rows } = { rows: await testServer.database.query.selectFrom('members').selectAll().execute() };
    expect(JSON.stringify([rows, testServer.log])).not.toContain('New!12345');
  });

  it.each([
    { level: 0, taken: ['abcd', 'abcdefghijkl'], refused: ['abc', 'abcdefghijklm'], row: 'A-PWLEVEL-01' },
    {
      level: 1,
      taken: ['abcde1', 'abcdefghij12'],
      refused: ['abcdef', '123456', 'abcd1', 'abcdefghijk12'],
      row: 'A-PWLEVEL-02',
    },
    {
      level: 2,
      taken: ['abcde1!x', 'abcdefgh12!x'],
      refused: ['abcdef12', 'abcdefg!', '1234567!', 'abcde1!', 'abcdefghi12!x'],
      row: 'A-PWLEVEL-03',
    },
    {
      level: 3,
      taken: ['Abcde1!x', 'Abcdefgh12!x'],
      refused: ['abcde1!x', 'ABCDE1!X', 'Abcdefg!', 'Abcdefg1', 'Abcd1!x', 'Abcdefghi12!x'],
      row: 'A-PWLEVEL-04',
    },
  ] as const)(
    'follows level $level for the types 1 and 6 [$row] [C-PASSWORD-12]',
    async ({ level: password_level, taken, refused }) => {
      const world = await openCompany({ policy: { password_level } });
      const { app, token, near, subManager } = world;
      for (const userId of [near, subManager]) {
        for (const pw of taken) await change(world, userId, { pw });
        for (const pw of refused) {
          expect(await refuse(app, 'changeUser', { token, path: { userPk: userId }, body: { pw } })).toEqual({
            status: 400,
            error: 'password_requirement',
            field: 'pw',
          });
        }
      }
    },
  );

  it('follows the level that the administrator sets for all, read from objects[0].password_level [A-PWLEVEL-05] [C-PASSWORD-17]', async () => {
    const world = await openCompany({ policy: { password_level: 0 } });
    const { app, token, near, far, subManager, tokenOf } = world;
    for (const userId of [near, far, subManager]) await change(world, userId, { pw: 'abcdefgh' });
    const { version } = only((await succeed(app, 'getFunctionSettings', { token })).objects);
    await succeed(app, 'saveFunctionSettings', { token, body: { ...SETTINGS, password_level: 3, version } });
    for (const userId of [near, far, subManager]) {
      const { objects } = await succeed(app, 'getPasswordLevel', { token: await tokenOf(userId) });
      expect(objects).toEqual([{ password_level: 3 }]);
      const weak = { token, path: { userPk: userId }, body: { pw: 'abcdefgh' } };
      expect(await refuse(app, 'changeUser', weak)).toMatchObject({ error: 'password_requirement' });
    }
  });

  it('of a manager follows the fixed rule whatever the level', async () => {
    const world = await openCompany({ policy: { password_level: 0 } });
    const { app, token, manager } = world;
    const weak = { token, path: { userPk: manager }, body: { pw: 'abcd' } };
    expect(await refuse(app, 'changeUser', weak)).toMatchObject({ error: 'password_requirement' });
    await change(world, manager, { pw: 'Abcde1!x', origin_pw: PASSWORD });
    // The person's own session continues.
    await succeed(app, 'getOwnProfile', { token });
  });
});

describe('one-time codes', () => {
  it('are switched on and off by flag_use_otp, and renewed by flag_create_qrcode [C-OTP-03] [C-OTP-06]', async () => {
    const world = await openCompany();
    const { testServer, near } = world;
    const secret = async () =>
      (
        await testServer.database.query
          .selectFrom('members')
          .select('otp_secret')
          .where('pk', '=', near)
          .executeTakeFirst()
      )?.otp_secret ?? null;
    await change(world, near, { flag_use_otp: 1 });
    const first = await secret();
    expect(first).toMatch(/^[A-Z2-7]{32}$/);
    expect(await login(testServer, 'nora')).toMatchObject({ isLogin: 'Fail', step3: 'fail', qrCodeFlag: 'False' });
    // Enabling what is already enabled keeps the authenticator.
    await change(world, near, { flag_use_otp: 1 });
    expect(await secret()).toBe(first);
    await testServer.database.query
      .updateTable('members')
      .set({ flag_create_qrcode: 1 })
      .where('pk', '=', near)
      .execute();
    expect((await login(testServer, 'nora')).qrCodeFlag).toBe('True');
    await change(world, near, { flag_create_qrcode: 0 });
    expect(await secret()).not.toBe(first);
    expect((await login(testServer, 'nora')).qrCodeFlag).toBe('False');
    await change(world, near, { flag_use_otp: 0 });
    expect(await secret()).toBeNull();
    expect((await login(testServer, 'nora')).isLogin).toBe('Success');
  });

  it('need the Corporate plan', async () => {
    const { app, token, near } = await openCompany({ plan: 'Basic' });
    for (const body of [{ flag_use_otp: 1 }, { flag_create_qrcode: 0 }]) {
      const call = { token, path: { userPk: near }, body };
      expect(await refuse(app, 'changeUser', call)).toMatchObject({ status: 403, error: 'need_license' });
    }
  });
});

describe('a sub-manager', () => {
  it('changes the permissions of the users of his groups, and nothing else of anybody, nor a policy [A-ROLE-17] [C-PERM-26] [C-GUARD-26]', async () => {
    const world = await openCompany();
    const { testServer, app, company, group, near, far, manager, subManager, tokenOf } = world;
    const token = await tokenOf(subManager);
    await testServer.database.query
      .updateTable('members')
      .set({ auth_val: '1,4', auth_restart: 1 })
      .where('pk', '=', subManager)
      .execute();
    await change({ app, token }, near, { auth_val: '1,4' });
    await change({ app, token }, near, { auth_restart: 1 });
    expect(await read(world, near)).toMatchObject({ auth_val: '1,4', auth_restart: 1 });

    const peer = await addPerson(testServer, company.companyId, 'peer', {
      member_type_id: 6,
      use_approval_function: 1,
    });
    await testServer.database.query
      .insertInto('group_members')
      .values([
        { member_fk: peer, device_group_fk: group },
        { member_fk: manager, device_group_fk: group },
      ])
      .execute();
    for (const [userId, body] of [
      [near, { name: 'x' }],
      [near, { flag_active: 0 }],
      [near, { pw: 'Abcde1!x' }],
      [near, { user_type: 6 }],
      [near, { auth_restart: 0, phone: '1' }],
      [far, { auth_restart: 1 }],
      [peer, { auth_restart: 1 }],
      [manager, { auth_restart: 0 }],
      [subManager, { auth_restart: 1 }],
    ] as const) {
      expect(await refuse(app, 'changeUser', { token, path: { userPk: userId }, body })).toMatchObject({
        status: 403,
        error: 'no_permission',
      });
    }
    const before = await testServer.database.query.selectFrom('members').select('pk').execute();
    const person = { mgrid: 'newby', pw: 'Abcde1!x', name: 'n' };
    expect(await refuse(app, 'createUser', { token, body: person })).toMatchObject({ status: 403 });
    expect(await refuse(app, 'createUsers', { token, body: [person] })).toMatchObject({ status: 403 });
    expect(await refuse(app, 'deleteUser', { token, path: { userPk: near } })).toMatchObject({ status: 403 });
    const settings = { ...SETTINGS, version: 1 };
    expect(await refuse(app, 'saveFunctionSettings', { token, body: settings })).toMatchObject({ status: 403 });
    const entry = { type: 'post', start_ip_address: '203.0.113.1' };
    expect(await refuse(app, 'changeBlockingPolicy', { token, body: entry })).toMatchObject({ status: 403 });
    expect(await testServer.database.query.selectFrom('members').select('pk').execute()).toHaveLength(before.length);
  });

  it('grants what he may do himself, and takes away anything', async () => {
    const world = await openCompany();
    const { testServer, app, near, subManager, tokenOf } = world;
    const setRights = (pk: number, rights: object) =>
      testServer.database.query.updateTable('members').set(rights).where('pk', '=', pk).execute();
    await setRights(subManager, { auth_val: '1,4', auth_restart: 1 });
    await setRights(near, { auth_val: '1,8', auth_filemanager: 1 });
    const token = await tokenOf(subManager);
    for (const [body, field] of [
      [{ auth_val: '1,2,4,8' }, 'auth_val'],
      [{ auth_update: 1, auth_restart: 1 }, 'auth_update'],
      [{ auth_remoteview: 1 }, 'auth_remoteview'],
    ] as const) {
      const refused = await refuse(app, 'changeUser', { token, path: { userPk: near }, body });
      expect(refused).toEqual({ status: 403, error: 'no_permission', field });
    }
    expect(await read(world, near)).toMatchObject({ auth_val: '1,8', auth_update: 0, auth_restart: 0 });
    await change({ app, token }, near, { auth_val: '1,4,8', auth_restart: 1, auth_filemanager: 0 });
    await change({ app, token }, near, { auth_val: '1,4' });
    const refused = await refuse(app, 'changeUser', { token, path: { userPk: near }, body: { auth_filemanager: 1 } });
    expect(refused).toEqual({ status: 403, error: 'no_permission', field: 'auth_filemanager' });
    expect(await read(world, near)).toMatchObject({ auth_val: '1,4', auth_restart: 1, auth_filemanager: 0 });
  });
});

describe('an ordinary user', () => {
  it('changes no one, not even their own permissions', async () => {
    const { app, near, far, tokenOf } = await openCompany();
    const token = await tokenOf(near);
    for (const userId of [near, far]) {
      const call = { token, path: { userPk: userId }, body: { auth_update: 1 } };
      expect(await refuse(app, 'changeUser', call)).toMatchObject({ status: 403, error: 'no_permission' });
    }
    expect(await refuse(app, 'changeOwnProfile', { token, body: { auth_update: 1 } })).toMatchObject({ status: 400 });
  });
});

describe('the own profile', () => {
  it.each([
    {
      body: { email: 'nora@new.example' },
      proof: { origin_pw: PASSWORD },
      expected: { new_email: 'nora@new.example' },
      row: 'C-PROFILE-03',
    },
    { body: { name: '노라' }, row: 'C-PROFILE-04' },
    { body: { phone: '010' }, row: 'C-PROFILE-05' },
    { body: { department: '개발' }, row: 'C-PROFILE-06' },
    { body: { position: '과장' }, row: 'C-PROFILE-07' },
    { body: { date_fmt_id: 1 }, row: 'C-PROFILE-12' },
    { body: { flag_refresh: 1 }, row: 'C-PROFILE-16' },
    { body: { refresh_interval: 10 }, row: 'C-PROFILE-17' },
    { body: { flag_img_refresh: 1 }, row: 'C-PROFILE-18' },
    { body: { img_refresh_interval: 10 }, row: 'C-PROFILE-19' },
    { body: { time_zone_id: 5 }, row: 'C-PROFILE-21' },
    { body: { lang_code: 'en' }, row: 'C-PROFILE-22' },
  ])('saves the one field $body [C-PROFILE-02] [$row]', async ({ body, proof = {}, expected = body }) => {
    const { app, near, tokenOf } = await openCompany();
    const token = await tokenOf(near);
    const before = only((await succeed(app, 'getOwnProfile', { token })).objects);
    await succeed(app, 'changeOwnProfile', { token, body: { ...body, ...proof } });
    expect(only((await succeed(app, 'getOwnProfile', { token })).objects)).toEqual({ ...before, ...expected });
  });

  it('takes a new password of the company’s level, and ends the other sessions only', async () => {
    const { testServer, app, near, tokenOf } = await openCompany();
    const [token, other] = [await tokenOf(near), await tokenOf(near)];
    const weak = { token, body: { pw: 'abcdefgh' } };
    expect(await refuse(app, 'changeOwnProfile', weak)).toEqual({
      status: 400,
      error: 'password_requirement',
      field: 'pw',
    });
    await succeed(app, 'changeOwnProfile', { token, body: { pw: 'abcde1!x', origin_pw: PASSWORD } });
    await succeed(app, 'getOwnProfile', { token });
    expect(await refuse(app, 'getOwnProfile', { token: other })).toMatchObject({ status: 401 });
    expect((await login(testServer, 'nora', 'abcde1!x')).isLogin).toBe('Success');
  });

  it("renews one's own one-time codes by flag_create_qrcode [C-PROFILE-15]", async () => {
    const { testServer, app, near, tokenOf } = await openCompany();
    const token = await tokenOf(near);
    const put = (body: object) => succeed(app, 'changeOwnProfile', { token, body: { ...body, origin_pw: PASSWORD } });
    await put({ flag_use_otp: 1 });
    const { otp_key = '' } = await login(testServer, 'nora');
    await testServer.database.query
      .updateTable('members')
      .set({ flag_create_qrcode: 1 })
      .where('pk', '=', near)
      .execute();
    const code = new TOTP({ secret: Secret.fromBase32(otp_key) }).generate({ timestamp: testServer.clock.now });
    await put({ flag_create_qrcode: 0, code });
    expect(only((await succeed(app, 'getOwnProfile', { token })).objects)).toMatchObject({
      flag_use_otp: 1,
      flag_create_qrcode: 0,
    });
  });
});
