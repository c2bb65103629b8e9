import { wireAnswer } from '@remote-console/api-client/contract';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { groupsRevision, packRevisions } from '../database/engineRevisions.ts';
import { createRevisionCache } from '../database/revisionCache.ts';
import { exchange, succeed } from '../testing/exchange.ts';
import { openGroupTree } from '../testing/groupTreeFixture.ts';
import { throughChanges } from '../testing/randomChanges.ts';
import { addDevices, addPerson, addTestGroup, anotherServer, letInto, sessionOf } from '../testing/testServer.ts';
import { groupStore } from './groupStore.ts';

const RUNS = inject('engine') === 'sqlite' ? 12 : 6;

/** What may happen to the groups of a company: each names things by a number, modulo their count. */
const change = fc.record({
  kind: fc.constantFrom('make', 'rename', 'remove', 'move', 'enrol', 'link', 'unlink', 'write', 'role', 'pack'),
  one: fc.nat(30),
  other: fc.nat(30),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** A company with groups, devices, an administrator and two users, at one server or at two. */
async function openCompany(servers: 1 | 2) {
  const tree = await openGroupTree();
  const { testServer, company, userId } = tree;
  const { app } = testServer;
  const apps = servers === 1 ? [app] : [app, (await anotherServer(testServer)).app];
  const guestId = await addPerson(testServer, company.companyId, 'gus');
  const guest = await sessionOf(testServer, guestId);
  await addDevices(
    testServer,
    company.companyId,
    Array.from({ length: 6 }, (_, index) => ({ alias: `d${index}`, device_group_fk: tree.seoul })),
  );
  const people = [
    { token: tree.token, memberId: 0 },
    { token: tree.user, memberId: userId },
    { token: guest, memberId: guestId },
  ];
  return { ...tree, apps, people, guestId };
}

type Company = Awaited<ReturnType<typeof openCompany>>;

async function pksOf({ testServer, company }: Company) {
  const { query } = testServer.database;
  const pks = (rows: readonly { readonly pk: number }[]) => rows.map(({ pk }) => pk);
  const groups = await query
    .selectFrom('device_groups')
    .select('pk')
    .where('company_fk', '=', company.companyId)
    .orderBy('pk')
    .execute();
  return {
    groups: pks(groups),
    devices: await query.selectFrom('devices').select(['pk', 'device_group_fk']).orderBy('pk').execute(),
    links: pks(await query.selectFrom('group_members').select('pk').orderBy('pk').execute()),
  };
}

const around = <Item>(list: readonly Item[], index: number) => list[index % Math.max(1, list.length)];

/** Changes something by a call, or as a task of the server; refusals change nothing and are just as good. */
async function perform(place: Company, { kind, one, other }: Change, index: number): Promise<void> {
  const { testServer, company, token, apps, userId, guestId, newGroup } = place;
  const { query } = testServer.database;
  const app = apps[one % apps.length] ?? testServer.app;
  const { groups, devices, links } = await pksOf(place);
  const [group, parent] = [around(groups, one) ?? 0, around(groups, other) ?? 0];
  const device = around(devices, other);
  switch (kind) {
    case 'make':
      await exchange(app, 'createGroup', { token, body: newGroup(`group ${index}`, parent) });
      return;
    case 'rename':
      await query
        .updateTable('device_groups')
        .set({ name: `renamed ${index}` })
        .where('pk', '=', group)
        .execute();
      return;
    case 'remove':
      await exchange(app, 'deleteGroup', { token, path: { groupPk: group } });
      return;
    case 'move':
      await exchange(app, 'moveDevice', {
        token,
        body: {
          device_pk: device?.pk ?? 0,
          old_device_group_fk: device?.device_group_fk ?? 0,
          new_device_group_fk: group,
        },
      });
      return;
    case 'enrol':
      await addDevices(testServer, company.companyId, [{ alias: `new ${index}`, device_group_fk: group }]);
      return;
    case 'link':
      await letInto(testServer, other % 2 === 0 ? userId : guestId, group).catch(() => undefined);
      return;
    case 'unlink':
      await query
        .deleteFrom('group_members')
        .where('pk', '=', around(links, one) ?? 0)
        .execute();
      return;
    case 'write':
      await query.updateTable('device_groups').set({ dev_limit: other }).where('pk', '=', group).execute();
      return;
    case 'role':
      await query
        .updateTable('members')
        .set({ member_type_id: other % 2 === 0 ? 2 : 1 })
        .where('pk', '=', guestId)
        .execute();
      return;
    case 'pack':
      await packRevisions(query, testServer.database.engine);
  }
}

/** What every person gets from every server, and what it should be, with nothing cached. */
async function answersOf({ testServer, company, apps, people, guestId }: Company) {
  const answered: unknown[] = [];
  const expected: unknown[] = [];
  const guest = await testServer.database.query
    .selectFrom('members')
    .select('member_type_id')
    .where('pk', '=', guestId)
    .executeTakeFirstOrThrow();
  for (const { token, memberId } of people) {
    const everyGroup = memberId === 0 || (memberId === guestId && guest.member_type_id === 2);
    const scope = { companyId: company.companyId, memberId, everyGroup, needsApproval: false };
    const groups = await groupStore({ connection: testServer.connection, scope }).list();
    for (const app of apps) {
      const { objects, meta } = await succeed(app, 'listGroups', { token });
      answered.push({ groups: objects.toSorted((a, b) => a.pk - b.pk), total: meta.total_count });
      const sorted = groups.toSorted((a, b) => a.id - b.id);
      expected.push({ groups: wireAnswer('listGroups', sorted), total: groups.length });
    }
  }
  return { answered, expected };
}

const SERVERS = inject('engine') === 'sqlite' ? ([1] as const) : ([1, 2] as const);

describe('the list of groups that is kept', () => {
  it.each(SERVERS)('is what reading it would give after every change, at %i server(s)', async (servers) => {
    const place = await openCompany(servers);
    await throughChanges(change, RUNS, async (each, index) => {
      await perform(place, each, index);
      const { answered, expected } = await answersOf(place);
      expect(answered).toEqual(expected);
    });
  });

  it('is read once while nothing changes, for each language and whoever sees the same', async () => {
    const { app, testServer, company, token } = await openGroupTree();
    const second = await sessionOf(
      testServer,
      await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 }),
    );
    const ask = async (of: string, language: string) =>
      (await exchange(app, 'listGroups', { token: of, headers: { 'accept-language': language } })).body;
    const answer = await ask(token, 'ko');
    expect(await ask(second, 'ko')).toEqual(answer);
    expect(await ask(second, 'en')).toEqual(await ask(token, 'en'));
  });

  it('has nothing of a transaction that is taken back', async () => {
    const { app, testServer, company, token, seoul } = await openGroupTree();
    const names = async () => (await succeed(app, 'listGroups', { token })).objects.map(({ name }) => name);
    const before = await names();
    const rename = (name: string) => (query: typeof testServer.database.query) =>
      query.updateTable('device_groups').set({ name }).where('pk', '=', seoul).execute();
    await expect(
      testServer.connection.transact(async ({ query }) => {
        await rename('Never')(query);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await names()).toEqual(before);
    await rename('Later')(testServer.database.query);
    expect(await names()).toContain('Later');
    await addTestGroup(testServer, company, 'Latest');
    expect(await names()).toContain('Latest');
  });
});

describe('what is kept for a revision', () => {
  async function openCache(most: number) {
    const { testServer, company, seoul } = await openGroupTree();
    const { query } = testServer.database;
    const cache = createRevisionCache<string>(query, { most, weigh: ({ length }) => length });
    const made: string[] = [];
    const ask = (key: string, value = key) =>
      cache({
        key,
        revision: groupsRevision(company.companyId),
        make: () => {
          made.push(value);
          return value === 'failure' ? Promise.reject(new Error(value)) : Promise.resolve(value);
        },
      });
    const touch = () => query.updateTable('device_groups').set({ version: 9 }).where('pk', '=', seoul).execute();
    return { ask, made, touch };
  }

  it('is made once, and again after a change', async () => {
    const { ask, made, touch } = await openCache(100);
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a', 'a']);
    await touch();
    expect(await ask('a', 'new')).toBe('new');
    expect(made).toEqual(['a', 'new']);
  });

  it('goes when there is no room, what was asked for the longest ago first', async () => {
    const { ask, made } = await openCache(3);
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
    await ask('too long');
    await ask('too long');
    expect(made.filter((each) => each === 'too long')).toHaveLength(2);
  });

  it('is never a failure', async () => {
    const { ask, made } = await openCache(100);
    await expect(ask('a', 'failure')).rejects.toThrow('failure');
    expect(await ask('a')).toBe('a');
    expect(made).toEqual(['failure', 'a']);
  });
});
