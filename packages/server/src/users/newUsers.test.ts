import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addTestGroup, only, PASSWORD } from '../testing/testServer.ts';

type World = Awaited<ReturnType<typeof openCompany>>;

const FORM = {
  department: '개발팀',
  email: 'new@alpha.example',
  flag_recept_mail: 1,
  mgrid: 'new.user',
  name: ' 새 사용자 ',
  phone: '010-1111-2222',
  position: '사원',
  pw: PASSWORD,
  tel: '02-555-0100',
  user_type: 6,
  approver_fk: null,
  use_approval: 1,
  lang_code: 'en',
  time_zone_id: 5,
} as const;

async function create({ app, token }: Pick<World, 'app' | 'token'>, body: object) {
  const { pk } = only((await succeed(app, 'createUser', { token, body })).objects);
  return only((await succeed(app, 'getUser', { token, path: { userPk: pk } })).objects);
}

const memberCount = async ({ testServer }: World) =>
  (await testServer.database.query.selectFrom('members').select('pk').execute()).length;

describe('a new sub-user', () => {
  it('is stored with every field of the form, trimmed, and logs in at once [C-ADDUSER-17] [C-ADDUSER-22]', async () => {
    const world = await openCompany();
    const user = await create(world, FORM);
    const { pw: _pw, approver_fk: _approver, ...sent } = FORM;
    expect(user).toMatchObject({ ...sent, name: '새 사용자', approver_fk: world.manager, flag_active: 1 });
    const entered = await login(world.testServer, 'new.user');
    expect(entered).toMatchObject({ isLogin: 'Success', user_type: 6 });
    await succeed(world.app, 'getOwnProfile', { token: entered.token ?? '' });
  });

  it('speaks Korean and lives in Seoul unless set otherwise [C-ADDUSER-18] [C-ADDUSER-19]', async () => {
    const user = await create(await openCompany(), { mgrid: 'newby', pw: PASSWORD, name: 'n' });
    expect(user).toMatchObject({ lang_code: 'ko', time_zone_id: 32, user_type: 1, use_approval: 0, email: '' });
  });

  it('is of type 1 without approval, and has the caller as approver where none is chosen [C-ADDUSER-13] [C-ADDUSER-14] [C-ADDUSER-15]', async () => {
    const world = await openCompany();
    for (const [use_approval, user_type, expected] of [
      [0, 6, 1],
      [0, 2, 1],
      [1, 6, 6],
      [1, 1, 1],
    ] as const) {
      const mgrid = `user-${use_approval}${user_type}`;
      const user = await create(world, { ...FORM, mgrid, use_approval, user_type });
      expect(user).toMatchObject({ user_type: expected, use_approval, approver_fk: world.manager });
    }
    const led = await create(world, { ...FORM, mgrid: 'led-user', approver_fk: world.subManager });
    expect(led.approver_fk).toBe(world.subManager);
  });

  it.each([
    { wrong: { mgrid: 'abc' }, status: 400, error: 'invalid_id', field: 'mgrid', rows: ' [C-ADDUSER-24]' },
    { wrong: { mgrid: 'with space' }, status: 400, error: 'invalid_id', field: 'mgrid', rows: ' [C-ADDUSER-24]' },
    { wrong: { mgrid: 'NORA' }, status: 409, error: 'id_exist', field: 'mgrid', rows: ' [C-ADDUSER-24]' },
    { wrong: { name: '  ' }, status: 400, error: 'name_requirement', field: 'name', rows: ' [C-ADDUSER-24]' },
    {
      wrong: { pw: 'abcdefgh' },
      status: 400,
      error: 'password_requirement',
      field: 'pw',
      rows: ' [C-ADDUSER-24] [C-PASSWORD-25]',
    },
    {
      wrong: { pw: '' },
      status: 400,
      error: 'password_requirement',
      field: 'pw',
      rows: ' [C-ADDUSER-24] [C-PASSWORD-25]',
    },
    { wrong: { email: 'new@' }, status: 400, error: 'email-invalid', field: 'email', rows: '' },
    { wrong: { approver_fk: 999_999 }, status: 405, error: 'search_manager_405', field: 'approver_fk', rows: '' },
    { wrong: { pwConfirm: PASSWORD }, status: 400, error: 'invalid_data', field: 'pwConfirm', rows: '' },
    { wrong: { user_type: 9 }, status: 400, error: 'invalid_data', field: 'user_type', rows: '' },
  ])('is refused with $wrong, and nothing is stored$rows', async ({ wrong, status, error, field }) => {
    const world = await openCompany();
    const before = await memberCount(world);
    const body = { ...FORM, ...wrong };
    expect(await refuse(world.app, 'createUser', { token: world.token, body })).toEqual({ status, error, field });
    expect(await memberCount(world)).toBe(before);
  });

  it('has an ID that was free when it was asked for, and is taken afterwards [C-ADDUSER-04]', async () => {
    const world = await openCompany();
    const isFree = async () => {
      const query = { timestamp: '1', type: 'mail', value: FORM.mgrid };
      return (await succeed(world.app, 'checkAvailability', { query })).objects.available;
    };
    expect(await isFree()).toBe(true);
    await create(world, FORM);
    expect(await isFree()).toBe(false);
  });

  it('has its ID once, also when two ask for it at the same moment', async () => {
    const world = await openCompany();
    const before = await memberCount(world);
    const answers = await Promise.allSettled([create(world, FORM), create(world, FORM)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await memberCount(world)).toBe(before + 1);
  });
});

describe('users of a sheet', () => {
  it('are created but for the rows that cannot be used, which are counted [C-BULK-10] [C-BULK-16]', async () => {
    const world = await openCompany();
    const { app, token, testServer, company, group } = world;
    // A name shared by two groups does not identify one.
    const twin = await addTestGroup(testServer, company, 'Twin', group);
    await addTestGroup(testServer, company, 'Twin', twin);
    const row = { pw: PASSWORD, name: 'n', email: '', phone: '', department: '', position: '', group_name: '' };
    const body = [
      { ...row, mgrid: 'bulk-1', name: ' 하나 ', email: 'one@alpha.example', group_name: 'seoul' },
      { ...row, mgrid: 'nora' },
      { ...row, mgrid: 'bulk-2', pw: 'weak' },
      { ...row, mgrid: 'bulk-3', group_name: 'Nowhere' },
      { ...row, mgrid: 'bulk-1' },
      { ...row, mgrid: 'b!' },
      { ...row, mgrid: 'bulk-4', name: ' ' },
      { ...row, mgrid: 'bulk-5', group_name: 'Twin' },
      { mgrid: 'bulk-6', pw: PASSWORD, name: 'n' },
      { ...row, mgrid: 'bulk-7', name: 'n'.repeat(61) },
    ];
    const { objects } = await succeed(app, 'createUsers', { token, body });
    expect([objects.total, objects.failure]).toEqual([10, 8]);
    expect(objects.failures).toEqual([
      { row: 1, error: 'id_exist' },
      { row: 2, error: 'password_requirement' },
      { row: 3, error: 'not_found' },
      { row: 4, error: 'id_exist' },
      { row: 5, error: 'invalid_id' },
      { row: 6, error: 'name_requirement' },
      { row: 7, error: 'not_found' },
      { row: 9, error: 'invalid_data' },
    ]);
    const found = await succeed(app, 'listUsers', { token, query: { search_key: 'mgrid', search_value: 'bulk' } });
    expect(found.objects.map(({ mgrid }) => mgrid)).toEqual(['bulk-1', 'bulk-6']);
    expect(found.objects[0]).toMatchObject({ name: '하나', user_type: 1, email: 'one@alpha.example' });
    const inGroup = await succeed(app, 'listUsers', { token, query: { groupPk: group, search_value: 'bulk' } });
    expect(inGroup.objects.map(({ mgrid }) => mgrid)).toEqual(['bulk-1']);
    expect((await login(testServer, 'bulk-1')).isLogin).toBe('Success');
  });

  it('name the default group in any language', async () => {
    const { app, token, company } = await openCompany();
    const body = ['기본 그룹', 'Default group', '既定のグループ'].map((group_name, index) => ({
      mgrid: `bulk-${index}`,
      pw: PASSWORD,
      name: 'n',
      group_name,
    }));
    expect((await succeed(app, 'createUsers', { token, body })).objects).toMatchObject({ total: 3, failure: 0 });
    const query = { groupPk: company.defaultGroupId, search_value: 'bulk' };
    expect((await succeed(app, 'listUsers', { token, query })).objects).toHaveLength(3);
  });

  it('know no group of another company', async () => {
    const { app, token, testServer } = await openCompany();
    await addTestGroup(testServer, await addCompany(testServer, 'Beta'), 'Theirs');
    const body = [{ mgrid: 'bulk-1', pw: PASSWORD, name: 'n', group_name: 'Theirs' }];
    expect((await succeed(app, 'createUsers', { token, body })).objects).toMatchObject({ total: 1, failure: 1 });
  });

  it('are at most 500, and at least one', async () => {
    const { app, token } = await openCompany();
    const rows = (count: number) => Array.from({ length: count }, () => ({ mgrid: 'x', pw: 'x', name: 'x' }));
    for (const body of [rows(501), []]) {
      expect(await refuse(app, 'createUsers', { token, body })).toMatchObject({ status: 400, error: 'invalid_data' });
    }
    expect((await succeed(app, 'createUsers', { token, body: rows(500) })).objects.failure).toBe(500);
  });
});
