import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { newestKey } from '../testing/queuedMails.ts';
import { addCompany, addPerson, only, PASSWORD } from '../testing/testServer.ts';

const USER_FIELDS = [
  'pk',
  'mgrid',
  'mail',
  'email',
  'name',
  'phone',
  'tel',
  'department',
  'position',
  'member_type_id',
  'user_type',
  'flag_active',
  'flag_use_otp',
  'flag_create_qrcode',
  'flag_refresh',
  'refresh_interval',
  'flag_img_refresh',
  'img_refresh_interval',
  'date_fmt_id',
  'use_approval',
  'approver_id',
  'approver_name',
  'approver_fk',
  'disable_filetransfer',
  'auth_devicemanagement',
  'auth_filemanager',
  'auth_remotecontrol',
  'auth_restart',
  'auth_thumbnailview',
  'auth_update',
  'auth_val',
  'custom_payment',
  'pay',
  'lang_code',
  'time_zone_id',
];

/** People of all types, active and not, in no particular order. */
async function openMixed() {
  const world = await openCompany();
  const { testServer, company } = world;
  for (const [mgrid, member_type_id, flag_active] of [
    ['zoe-1', 1, 1],
    ['yan-7', 7, 0],
    ['xia-6', 6, 0],
    ['wim-7', 7, 1],
    ['vic-6', 6, 1],
    ['uma-1', 1, 0],
  ] as const) {
    await addPerson(testServer, company.companyId, mgrid, { member_type_id, flag_active, name: `${mgrid} 이름` });
  }
  return world;
}

describe('the list of people', () => {
  it('comes in pages with the total, ten on a page [C-API-05] [C-MANAGER-20]', async () => {
    const { testServer, app, company, token } = await openCompany();
    for (let number = 0; number < 9; number += 1) await addPerson(testServer, company.companyId, `person-${number}`);
    const first = await succeed(app, 'listUsers', { token });
    expect([first.objects.length, first.meta.total_count]).toEqual([10, 13]);
    const second = await succeed(app, 'listUsers', { token, query: { offset: 10 } });
    expect(second.objects).toHaveLength(3);
    const pks = [...first.objects, ...second.objects].map(({ pk }) => pk);
    expect(new Set(pks).size).toBe(13);
    const small = await succeed(app, 'listUsers', { token, query: { limit: 5, search_mode: 'pagination' } });
    expect(small.objects).toHaveLength(5);
  });

  it('takes every parameter of the list at once, and the search only where there is one [C-API-04] [C-MANAGER-05]', async () => {
    const { app, token } = await openCompany();
    const query = {
      by: 'mgrid',
      flag_servant: 0,
      limit: 10,
      offset: 0,
      order: 'asc',
      search_mode: 'pagination',
      sort_active: 'desc',
    };
    expect((await succeed(app, 'listUsers', { token, query })).meta.total_count).toBe(4);
    const search = { search_key: 'name', search_value: 'nora' };
    const found = await succeed(app, 'listUsers', { token, query: { ...query, ...search } });
    expect(found.objects.map(({ mgrid }) => mgrid)).toEqual(['nora']);
    const empty = { ...query, search_key: 'name', search_value: '' };
    expect(await refuse(app, 'listUsers', { token, query: empty })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'search_value',
    });
  });

  it('puts active people first, then type 6, then type 7, over the whole result [C-MANAGER-27] [C-MANAGER-28] [C-MANAGER-29] [C-MANAGER-30]', async () => {
    const { app, token } = await openMixed();
    const ids: string[] = [];
    for (let offset = 0; offset < 10; offset += 2) {
      const { objects } = await succeed(app, 'listUsers', {
        token,
        query: { by: 'mgrid', order: 'asc', limit: 2, offset, sort_active: 'desc' },
      });
      ids.push(...objects.map(({ mgrid }) => mgrid));
    }
    const active = ['sven', 'vic-6', 'wim-7', 'finn', 'mia', 'nora', 'zoe-1'];
    expect(ids).toEqual([...active, 'xia-6', 'yan-7', 'uma-1']);
    const reversed = await succeed(app, 'listUsers', { token, query: { sort_active: 'asc', limit: 3 } });
    expect(reversed.objects.map(({ mgrid }) => mgrid)).toEqual(['xia-6', 'yan-7', 'uma-1']);
  });

  it.each([
    ['mgrid', 'ZOE', ['zoe-1']],
    ['name', 'nora', ['nora']],
    ['department', '영업', ['finn']],
    ['email', 'finn@', ['finn']],
    ['phone', '0101', ['finn']],
    ['flag_active', '0', ['xia-6', 'yan-7', 'uma-1']],
    ['name', '100%', []],
  ])('finds by %s containing %s', async (search_key, search_value, expected) => {
    const { testServer, app, token, far } = await openMixed();
    await succeed(app, 'changeUser', {
      token,
      path: { userPk: far },
      body: { department: '영업팀', email: 'finn@alpha.example', phone: '0101234' },
    });
    await succeed(app, 'answerMail', { body: { type: 'auth', key: await newestKey(testServer) } });
    const { objects, meta } = await succeed(app, 'listUsers', { token, query: { search_key, search_value } });
    expect(objects.map(({ mgrid }) => mgrid)).toEqual(expected);
    expect(meta.total_count).toBe(expected.length);
  });

  it('refuses an active flag that is none, and finds by ID and name without a key', async () => {
    const { app, token } = await openCompany();
    const query = { search_key: 'flag_active', search_value: 'yes' };
    expect(await refuse(app, 'listUsers', { token, query })).toMatchObject({ status: 400, field: 'search_value' });
    const { objects } = await succeed(app, 'listUsers', { token, query: { search_value: '미아' } });
    expect(objects.map(({ mgrid }) => mgrid)).toEqual(['mia']);
  });

  it('takes the parameters of the choice of a manager, and answers department, name, mgrid and pk [A-MANAGER-03] [A-MANAGER-08] [A-MANAGER-09]', async () => {
    const { app, token, group, near, subManager } = await openCompany();
    const query = {
      by: 'name',
      flag_servant: 1,
      limit: 10,
      offset: 0,
      order: 'asc',
      search_mode: 'pagination',
      context: 'group',
      groupPk: group,
      search_key: 'name',
      search_value: 'n',
    };
    const { objects, meta } = await succeed(app, 'listUsers', { token, query });
    expect(objects.map(({ pk }) => pk)).toEqual([subManager, near]);
    expect(only(objects.slice(1))).toMatchObject({ pk: near, mgrid: 'nora', name: 'Nora', department: '' });
    expect(meta.total_count).toBe(2);
    // The people below the caller exclude the caller and other administrators.
    const below = await succeed(app, 'listUsers', { token, query: { flag_servant: 1 } });
    expect(below.objects.map(({ mgrid }) => mgrid)).toEqual(['sven', 'finn', 'nora']);
  });

  it('shows a sub-manager those who share a group with him, and nobody of another company [C-GUARD-27]', async () => {
    const { testServer, app, company, subManager, tokenOf, token } = await openCompany();
    const other = await addCompany(testServer, 'Beta');
    await addPerson(testServer, other.companyId, 'eve');
    const led = await addPerson(testServer, company.companyId, 'lea', { approver_fk: subManager });
    const theirs = await succeed(app, 'listUsers', { token: await tokenOf(subManager) });
    expect(theirs.objects.map(({ mgrid }) => mgrid)).toEqual(['sven', 'lea', 'nora']);
    const all = await succeed(app, 'listUsers', { token });
    expect(all.objects.map(({ mgrid }) => mgrid).toSorted()).toEqual(['finn', 'lea', 'mia', 'nora', 'sven']);
    expect(led).toBeGreaterThan(0);
  });
});

describe('one person', () => {
  it('comes with every field of the record and never with the password [C-API-06] [C-API-07]', async () => {
    const { app, token, near, manager } = await openCompany({ plan: 'Basic' });
    await succeed(app, 'changeUser', { token, path: { userPk: near }, body: { approver_fk: manager } });
    const answer = await succeed(app, 'getUser', { token, path: { userPk: near } });
    const user = only(answer.objects);
    for (const field of USER_FIELDS) expect(user).toHaveProperty(field);
    expect(user).toMatchObject({
      pk: near,
      mgrid: 'nora',
      approver_fk: manager,
      approver_id: 'mia',
      approver_name: '미아',
    });
    expect(only(user.pay).pay_type).toBe('Basic');
    const text = JSON.stringify(answer);
    expect(text).not.toContain('argon2');
    for (const secret of ['"pw"', 'password', 'otp_secret']) expect(text).not.toContain(secret);
  });

  it('of another company is not found, and of no group of his is closed to a sub-manager [C-EDITUSER-12]', async () => {
    const { testServer, app, token, far, subManager, tokenOf } = await openCompany();
    const other = await addCompany(testServer, 'Beta');
    const eve = await addPerson(testServer, other.companyId, 'eve');
    for (const userId of [eve, 999_999]) {
      expect(await refuse(app, 'getUser', { token, path: { userPk: userId } })).toEqual({
        status: 404,
        error: 'not_found',
      });
    }
    const closed = await refuse(app, 'getUser', { token: await tokenOf(subManager), path: { userPk: far } });
    expect(closed).toEqual({ status: 403, error: 'no_permission' });
  });

  it('has file transfer turned off when the function settings turn it off', async () => {
    const { testServer, app, token, near } = await openCompany();
    const read = async () => only((await succeed(app, 'getUser', { token, path: { userPk: near } })).objects);
    expect((await read()).disable_filetransfer).toBe(0);
    await testServer.database.query.updateTable('policies').set({ file_transfer: 0 }).execute();
    expect((await read()).disable_filetransfer).toBe(1);
  });
});

describe('removing a person', () => {
  it('removes the account and ends its sessions [C-API-09]', async () => {
    const { app, token, near, tokenOf } = await openCompany();
    const theirs = await tokenOf(near);
    await succeed(app, 'deleteUser', { token, path: { userPk: near } });
    expect(await refuse(app, 'getOwnProfile', { token: theirs })).toMatchObject({ status: 401 });
    expect(await refuse(app, 'getUser', { token, path: { userPk: near } })).toMatchObject({ status: 404 });
    const login = await succeed(app, 'logIn', { body: { type: '1STEP', mail: 'nora', pw: PASSWORD } });
    expect(login.objects.isLogin).toBe('Fail');
  });

  it("never takes one's own account, nor the last active manager [C-MANAGER-34]", async () => {
    const { testServer, app, token, manager, company, tokenOf } = await openCompany();
    expect(await refuse(app, 'deleteUser', { token, path: { userPk: manager } })).toEqual({
      status: 409,
      error: 'own_account_protected',
    });
    const second = await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 });
    await succeed(app, 'deleteUser', { token: await tokenOf(second), path: { userPk: manager } });
    expect(await refuse(app, 'deleteUser', { token: await tokenOf(second), path: { userPk: second } })).toMatchObject({
      status: 409,
    });
  });

  it('leaves one of two managers who remove each other at the same moment', async () => {
    const { testServer, app, token, manager, company, tokenOf } = await openCompany();
    const second = await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 });
    const other = await tokenOf(second);
    await Promise.allSettled([
      succeed(app, 'deleteUser', { token, path: { userPk: second } }),
      succeed(app, 'deleteUser', { token: other, path: { userPk: manager } }),
    ]);
    const left = await testServer.database.query
      .selectFrom('members')
      .select('pk')
      .where('member_type_id', '=', 2)
      .where('flag_active', '=', 1)
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('an approver', () => {
  it('is found by ID or name among those who can be one [B-APPROVAL-21] [B-APPROVAL-27] [A-MANAGER-11] [C-ADDUSER-10]', async () => {
    const { app, near, subManager, manager, tokenOf } = await openCompany();
    const token = await tokenOf(near);
    const search = (name: string) => succeed(app, 'searchApprover', { token, query: { name } });
    expect((await search('SVEN')).objects).toEqual([{ pk: subManager, mgrid: 'sven', name: 'Sven' }]);
    expect((await search(' 미아 ')).objects).toEqual([{ pk: manager, mgrid: 'mia', name: '미아' }]);
    // A blank name means the administrator.
    expect(only((await search('')).objects).pk).toBe(manager);
  });

  it('is not found where nobody has the name, or nobody who can be one [B-APPROVAL-22] [A-MANAGER-06] [C-ADDUSER-11] [C-API-11]', async () => {
    const { testServer, app, near, subManager, tokenOf } = await openCompany();
    const other = await addCompany(testServer, 'Beta');
    await addPerson(testServer, other.companyId, 'eve', { member_type_id: 2 });
    const token = await tokenOf(near);
    const query = { name: 'sven' };
    expect(only((await succeed(app, 'searchApprover', { token, query })).objects).pk).toBe(subManager);
    for (const name of ['nora', 'sve', 'nobody', 'eve']) {
      expect(await refuse(app, 'searchApprover', { token, query: { name } })).toEqual({
        status: 405,
        error: 'search_manager_405',
        field: 'name',
      });
    }
  });

  it('of a caller is the chosen one, else the administrator [B-APPROVAL-26] [A-MANAGER-10]', async () => {
    const { app, token, near, subManager, manager, tokenOf } = await openCompany();
    const theirs = await tokenOf(near);
    const lookUp = async () => only((await succeed(app, 'getApprover', { token: theirs })).objects);
    expect(await lookUp()).toEqual({ pk: manager, mgrid: 'mia', name: '미아' });
    await succeed(app, 'changeUser', { token, path: { userPk: near }, body: { approver_fk: subManager } });
    expect((await lookUp()).pk).toBe(subManager);
    // An approver who lost the permission no longer is one.
    await succeed(app, 'changeUser', { token, path: { userPk: subManager }, body: { use_approval: 0 } });
    expect((await lookUp()).pk).toBe(manager);
  });
});
