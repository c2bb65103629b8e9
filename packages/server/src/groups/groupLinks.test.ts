import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { groupOf, groupsOf, openGroupTree } from '../testing/groupTreeFixture.ts';
import { addCompany, addDevices, addPerson, letInto, only } from '../testing/testServer.ts';

async function openLinks() {
  const tree = await openGroupTree();
  const { app, token, userId } = tree;
  return {
    ...tree,
    link: async (device_group_fk: number, more: object = {}) =>
      (await succeed(app, 'addGroupLink', { token, body: { device_group_fk, member_fk: userId, ...more } })).objects,
    linked: async () =>
      (await succeed(app, 'listGroupLinks', { token, query: { member_fk: userId } })).objects.map(
        ({ device_group_fk }) => device_group_fk,
      ),
  };
}

describe('linking a user to a group', () => {
  it('posts device_group_fk and member_fk, with or without a name, and opens the group to the user [A-MANAGER-13] [B-GROUP-22] [C-GDETAIL-10] [C-API-14]', async () => {
    const { app, token, user, userId, busan, seoul, link } = await openLinks();
    expect(await groupsOf(app, user)).toEqual([]);
    const { done, links } = await link(busan, { name: 'uma' });
    expect({ done, links }).toMatchObject({ done: true, links: [{ device_group_fk: busan, member_fk: userId }] });
    await link(seoul);
    const open = (await groupsOf(app, user)).filter(({ has_permission }) => has_permission).map(({ pk }) => pk);
    expect(new Set(open)).toEqual(new Set([seoul, busan]));
    const query = { device_group_fk: busan, member_fk: userId };
    expect((await succeed(app, 'listGroupLinks', { token, query })).objects).toEqual(links);
    expect((await groupOf(app, token, busan)).users).toEqual([
      { pk: userId, mgrid: 'uma', name: 'Uma Kim', userType: 1 },
    ]);
  });

  it('also finds the user by the login ID', async () => {
    const { app, token, userId, busan } = await openLinks();
    const body = { device_group_fk: busan, name: ' UMA ' };
    const { objects } = await succeed(app, 'addGroupLink', { token, body });
    expect(objects.links).toMatchObject([{ member_fk: userId }]);
  });

  it('of a subgroup names the groups above that are missing, and grants them with consent [B-GROUP-17] [C-GDETAIL-14]', async () => {
    const { lobby, floor, seoul, link, linked } = await openLinks();
    expect(await link(lobby)).toEqual({
      done: false,
      links: [],
      to_confirm: [
        { pk: seoul, name: 'Seoul' },
        { pk: floor, name: '3F' },
      ],
    });
    expect(await linked()).toEqual([]);
    const { done, links } = await link(lobby, { confirm: 1 });
    expect(done).toBe(true);
    expect(links.map(({ device_group_fk }) => device_group_fk)).toEqual([seoul, floor, lobby]);
    expect(await linked()).toEqual([seoul, floor, lobby]);
  });

  it('below groups that the user has needs no consent', async () => {
    const { floor, seoul, link, linked } = await openLinks();
    await link(seoul);
    expect(await link(floor)).toMatchObject({ done: true });
    expect(await linked()).toEqual([seoul, floor]);
  });

  it('who is in the group already is refused [B-GROUP-21] [C-GDETAIL-15]', async () => {
    const { app, token, userId, busan, link, linked } = await openLinks();
    await link(busan);
    const body = { device_group_fk: busan, member_fk: userId };
    expect(await refuse(app, 'addGroupLink', { token, body })).toEqual({
      status: 409,
      error: 'user_already_in_group',
      field: 'member_fk',
    });
    expect(await linked()).toEqual([busan]);
  });

  it('who does not exist, or is of another company, is refused [B-GROUP-20] [C-GDETAIL-16]', async () => {
    const { testServer, app, token, busan } = await openLinks();
    const other = await addCompany(testServer, 'Beta');
    const stranger = await addPerson(testServer, other.companyId, 'stranger');
    const refused = (user: object) => refuse(app, 'addGroupLink', { token, body: { device_group_fk: busan, ...user } });
    for (const member_fk of [999_999, stranger]) {
      expect(await refused({ member_fk })).toEqual({ status: 404, error: 'user_not_found', field: 'member_fk' });
    }
    for (const name of ['nobody', 'stranger']) {
      expect(await refused({ name })).toEqual({ status: 404, error: 'user_not_found', field: 'name' });
    }
    expect((await groupOf(app, token, busan)).users).toEqual([]);
  });

  it('without naming one is refused with no_input_data [B-GROUP-19]', async () => {
    const { app, token, busan } = await openLinks();
    for (const more of [{}, { name: ' ' }]) {
      const body = { device_group_fk: busan, ...more };
      expect(await refuse(app, 'addGroupLink', { token, body })).toMatchObject({ status: 400, error: 'no_input_data' });
    }
  });

  it('to ROOT is refused, because it holds no devices', async () => {
    const { app, token, userId, company } = await openLinks();
    const body = { device_group_fk: company.rootGroupId, member_fk: userId };
    expect(await refuse(app, 'addGroupLink', { token, body })).toMatchObject({ status: 400, field: 'device_group_fk' });
  });
});

describe('releasing a user from a group', () => {
  it('deletes by the pk of the link [C-GDETAIL-11]', async () => {
    const { app, token, busan, link, linked } = await openLinks();
    const made = only((await link(busan)).links);
    const { objects } = await succeed(app, 'removeGroupLink', { token, path: { linkPk: made.pk } });
    expect(objects).toEqual({ done: true, links: [made], to_confirm: [] });
    expect(await linked()).toEqual([]);
    expect(await refuse(app, 'removeGroupLink', { token, path: { linkPk: made.pk } })).toMatchObject({ status: 404 });
  });

  it('names the subgroups that the user has, and removes those first with consent [B-GROUP-18] [C-GDETAIL-14]', async () => {
    const { app, token, seoul, floor, lobby, busan, link, linked } = await openLinks();
    const { links } = await link(lobby, { confirm: 1 });
    await link(busan);
    const path = { linkPk: links.find(({ device_group_fk }) => device_group_fk === seoul)?.pk ?? 0 };
    expect((await succeed(app, 'removeGroupLink', { token, path })).objects).toEqual({
      done: false,
      links: [],
      to_confirm: [
        { pk: lobby, name: 'Lobby' },
        { pk: floor, name: '3F' },
      ],
    });
    expect(await linked()).toEqual([seoul, floor, lobby, busan]);
    const { objects } = await succeed(app, 'removeGroupLink', { token, path, query: { confirm: 1 } });
    expect(objects.links.map(({ device_group_fk }) => device_group_fk)).toEqual([lobby, floor, seoul]);
    expect(await linked()).toEqual([busan]);
  });

  it('of another company is answered 404', async () => {
    const { testServer, app, token } = await openLinks();
    const other = await addCompany(testServer, 'Beta');
    await letInto(testServer, await addPerson(testServer, other.companyId, 'nia'), other.defaultGroupId);
    const [theirs] = await testServer.database.query.selectFrom('group_members').select('pk').execute();
    const path = { linkPk: theirs?.pk ?? 0 };
    expect(await refuse(app, 'removeGroupLink', { token, path })).toEqual({ status: 404, error: 'not_found' });
    expect(await testServer.database.query.selectFrom('group_members').selectAll().execute()).toHaveLength(1);
  });
});

describe('a user whose rights change', () => {
  it('is informed at once, and sees the devices of the group from then on and no longer', async () => {
    const { testServer, app, token, user, company, busan, link } = await openLinks();
    await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: busan }]);
    const events = await listen(testServer, user);
    const total = async () => (await succeed(app, 'listDevices', { token: user })).meta.total_count;
    expect(await total()).toBe(0);
    const made = only((await link(busan)).links);
    expect((await events.next())?.event).toEqual({ type: 'groups_changed' });
    expect(await total()).toBe(1);
    await succeed(app, 'removeGroupLink', { token, path: { linkPk: made.pk } });
    expect((await events.next())?.event).toEqual({ type: 'groups_changed' });
    expect(await total()).toBe(0);
  });
});

describe('the links that somebody may read', () => {
  it('are all for a manager, and else those of the person and of the groups that are open to them', async () => {
    const { testServer, app, token, user, userId, company, busan, seoul, link } = await openLinks();
    await link(busan);
    const other = await addPerson(testServer, company.companyId, 'nia');
    await letInto(testServer, other, busan, seoul);
    const count = async (caller: string, query: Record<string, number>) =>
      (await succeed(app, 'listGroupLinks', { token: caller, query })).meta.total_count;
    expect(await count(token, {})).toBe(3);
    expect(await count(token, { device_group_fk: busan })).toBe(2);
    expect(await count(user, { member_fk: userId })).toBe(1);
    expect(await count(user, { device_group_fk: busan })).toBe(2);
    const refused = (query: Record<string, number>) => refuse(app, 'listGroupLinks', { token: user, query });
    expect(await refused({})).toEqual({ status: 403, error: 'no_permission' });
    expect(await refused({ member_fk: other })).toEqual({ status: 403, error: 'no_permission' });
    expect(await refused({ device_group_fk: seoul })).toEqual({ status: 403, error: 'no_group_access' });
  });
});

describe('the users for the dialog of a group', () => {
  it('are those of the company, each with its link to the group, a page at a time [C-API-15]', async () => {
    const { testServer, app, token, userId, company, busan, link } = await openLinks();
    const other = await addCompany(testServer, 'Beta');
    await addPerson(testServer, other.companyId, 'stranger');
    const sub = { member_type_id: 6, flag_active: 0, name: '김수연' } as const;
    const subId = await addPerson(testServer, company.companyId, 'sub', sub);
    const made = only((await link(busan)).links);
    const list = async (query: Record<string, string | number>) =>
      succeed(app, 'listAllUsers', { token, query: { device_group_fk: busan, ...query } });
    const all = await list({});
    expect(all.meta.total_count).toBe(3);
    expect(all.objects).toMatchObject([
      { mgrid: 'mia', userType: 2, link_pk: null },
      { pk: subId, mgrid: 'sub', name: '김수연', userType: 6, flag_active: 0, link_pk: null },
      { pk: userId, mgrid: 'uma', name: 'Uma Kim', userType: 1, flag_active: 1, link_pk: made.pk },
    ]);
    const second = await list({ limit: 1, offset: 1 });
    expect([second.meta.total_count, second.objects.map(({ mgrid }) => mgrid)]).toEqual([3, ['sub']]);
    for (const [search_value, found] of [
      ['UMA', ['uma']],
      ['수연', ['sub']],
      ['kim', ['uma']],
      ['stranger', []],
    ] as const) {
      expect((await list({ search_value })).objects.map(({ mgrid }) => mgrid)).toEqual(found);
    }
  });
});
