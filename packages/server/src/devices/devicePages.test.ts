import { wireAnswer } from '@remote-console/api-client/contract';
import { POWER_MEMORY_MS } from '@remote-console/domain';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { unregisterDevices } from '../database/deviceRegistry.ts';
import { findMember } from '../members/memberStore.ts';
import { scopeOf } from '../members/scopeOf.ts';
import { openDeviceFixture, power } from '../testing/deviceFixture.ts';
import { exchange, succeed } from '../testing/exchange.ts';
import { throughChanges } from '../testing/randomChanges.ts';
import { addDevices, addTestGroup, anotherServer, letInto } from '../testing/testServer.ts';
import { pageKey } from './devicePages.ts';
import { deviceStore } from './deviceStore.ts';
import { favouriteStore } from './favouriteStore.ts';

const RUNS = inject('engine') === 'sqlite' ? 15 : 8;

const KINDS = [
  'rename',
  'telemetry',
  'alive',
  'favourite',
  'unfavourite',
  'tag',
  'link',
  'unlink',
  'move',
  'enrol',
  'remove',
  'power',
  'conflict',
  'person',
  'version',
  'role',
  'time',
] as const;
const change = fc.record({ kind: fc.constantFrom(...KINDS), one: fc.nat(30), other: fc.nat(30) });
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Devices in two groups, an administrator, a user of one group and one who has to ask, at one server or at two. */
async function openFleet(servers: 1 | 2) {
  const fixture = await openDeviceFixture([{}, {}, { alive: 0 }]);
  const { testServer, company, manager, token, person } = fixture;
  const busan = await addTestGroup(testServer, company, 'Busan');
  await addDevices(testServer, company.companyId, [{ alias: 'gate', device_group_fk: busan }]);
  const others = servers === 1 ? [] : [await anotherServer(testServer)];
  const people = [{ pk: manager, token }, await person('una'), await person('asker', { approver_fk: manager })];
  return { ...fixture, busan, people, servers: [testServer, ...others] };
}

type Fleet = Awaited<ReturnType<typeof openFleet>>;

const CUT = { by: 'alias', order: 'asc', limit: 24, offset: 0 } as const;

/** Changes something that a page of devices shows, or the time. */
async function perform(fleet: Fleet, { kind, one, other }: Change, index: number): Promise<void> {
  const { testServer, servers, company, group, busan, people, token, manager } = fleet;
  const server = servers[one % servers.length] ?? testServer;
  const { query } = server.connection;
  const devices = await query.selectFrom('devices').select(['pk', 'device_group_fk']).orderBy('pk').execute();
  const device = devices[other % Math.max(1, devices.length)] ?? { pk: 0, device_group_fk: group };
  const member = people[one % people.length] ?? { pk: manager, token };
  const scope = { companyId: company.companyId, memberId: member.pk, everyGroup: true, needsApproval: false };
  const tagIds = async () => (await query.selectFrom('tags').select('pk').execute()).slice(-3).map(({ pk }) => pk);
  const change = (values: { alive?: 0 | 1; last_connected_at?: number }) =>
    query.updateTable('devices').set(values).where('pk', '=', device.pk).execute();
  switch (kind) {
    case 'rename':
      await deviceStore({ connection: server.connection, scope }).rename(device.pk, `name ${index}`);
      return;
    case 'telemetry':
      await query
        .updateTable('device_telemetry')
        .set({ cpu_usage: index % 100 })
        .where('device_fk', '=', device.pk)
        .execute();
      return;
    case 'alive':
      await change({ alive: index % 2 === 0 ? 1 : 0, last_connected_at: index });
      return;
    case 'favourite':
      if (device.pk > 0) await favouriteStore({ connection: server.connection, scope }).add(device.pk);
      return;
    case 'unfavourite':
      await query.deleteFrom('favourites').where('member_fk', '=', member.pk).execute();
      return;
    case 'tag':
      await exchange(server.app, 'createTag', { token, body: { name: `tag ${index}` } });
      await exchange(server.app, 'setDeviceTags', {
        token,
        body: { device_pks: [device.pk], add: await tagIds(), remove: [] },
      });
      return;
    case 'link':
      await letInto({ ...testServer, ...server }, member.pk, busan).catch(() => undefined);
      return;
    case 'unlink':
      await query.deleteFrom('group_members').where('member_fk', '=', member.pk).execute();
      return;
    case 'move': {
      const to = device.device_group_fk === group ? busan : group;
      const body = { device_pk: device.pk, old_device_group_fk: device.device_group_fk, new_device_group_fk: to };
      await exchange(server.app, 'moveDevice', { token, body });
      return;
    }
    case 'enrol':
      await addDevices(testServer, company.companyId, [{ alias: `new ${index}`, device_group_fk: group }]);
      return;
    case 'remove':
      await query.transaction().execute((inside) => unregisterDevices(inside, company.companyId, [device.pk]));
      return;
    case 'power':
      await exchange(server.app, 'changeDevice', {
        token,
        path: { devicePk: device.pk },
        body: power('reboot', device.pk, manager),
      });
      return;
    case 'conflict':
      await query
        .insertInto('identity_conflicts')
        .values({
          device_fk: device.pk,
          kind: 'two_agents',
          first_at: testServer.clock.now,
          last_at: testServer.clock.now,
          address: '203.0.113.9',
        })
        .execute()
        .catch(() => undefined);
      return;
    case 'person': {
      const setActive = (flag_active: 0 | 1) =>
        query.updateTable('members').set({ flag_active }).where('pk', '=', member.pk).execute();
      await setActive(0);
      for (const { app } of servers) {
        expect((await exchange(app, 'listDevices', { token: member.token, query: { ...CUT } })).status).toBe(401);
      }
      await setActive(1);
      return;
    }
    case 'version':
      await query
        .updateTable('companies')
        .set({ latest_agent_version: `2.${index}.0` })
        .execute();
      return;
    case 'role':
      await query
        .updateTable('members')
        .set({ member_type_id: other % 2 === 0 ? 2 : 1 })
        .where('pk', '=', people[1]?.pk ?? 0)
        .execute();
      return;
    case 'time':
      testServer.clock.now += one % 2 === 0 ? 1 : POWER_MEMORY_MS;
  }
}

/** What every person gets from every server, and what it should be, with nothing cached. */
async function answersOf({ testServer, servers, people }: Fleet) {
  const { connection } = testServer;
  const answered: unknown[] = [];
  const expected: unknown[] = [];
  for (const { pk, token } of people) {
    const member = await findMember(connection, pk);
    if (!member) throw new Error('There is no such person.');
    const scope = scopeOf(member, connection.now);
    const store = deviceStore({ connection, scope });
    const choice = { from: { kind: 'all' }, search: null, filter: {} } as const;
    const objects = wireAnswer('listDevices', await store.page(choice, CUT));
    const page = { objects, total: await store.count(choice) };
    for (const { app } of servers) {
      const { objects: devices, meta } = await succeed(app, 'listDevices', { token, query: { ...CUT } });
      answered.push({ objects: devices, total: meta.total_count });
      expected.push(page);
    }
  }
  return { answered, expected };
}

describe('a page of devices that is kept', () => {
  it.each([1, 2] as const)('is what reading it would give after every change, at %i server(s)', async (servers) => {
    const fleet = await openFleet(servers);
    await throughChanges(change, RUNS, async (each, index) => {
      await perform(fleet, each, index);
      const { answered, expected } = await answersOf(fleet);
      expect(answered).toEqual(expected);
    });
  });

  it('is a plain one: what is searched or filtered by may depend on the time', () => {
    expect(pageKey({ by: 'alias', limit: 24, searchKey: 'any' })).toBe(pageKey({ limit: 24, by: 'alias' }));
    expect(pageKey({ by: 'alias', limit: 24 })).not.toBe(pageKey({ by: 'alias', limit: 24, subgroups: 1 }));
    expect(pageKey({ by: 'alias', absent: 30 })).toBeNull();
    expect(pageKey({ searchKey: 'any', searchValue: 'a' })).toBeNull();
  });
});
