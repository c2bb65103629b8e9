import {
  buildGroupTree,
  defaultDeviceView,
  deviceCountOf,
  deviceQuery,
  groupCounts,
  type DeviceQuery,
} from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTicket } from '../testing/addTicket.ts';
import { namesOf } from '../testing/deviceListFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { wireQuery } from '../testing/wireQuery.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';

/** Seoul with the lobby and its kiosks below it, and Busan next to it. */
async function openBranch() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const lobby = await addTestGroup(testServer, company, 'Lobby', seoul);
  const kiosks = await addTestGroup(testServer, company, 'Kiosks', lobby);
  const busan = await addTestGroup(testServer, company, 'Busan');
  const pks = await addDevices(testServer, company.companyId, [
    { alias: 'gate', device_group_fk: lobby, alive: 1 },
    { alias: 'kiosk 1', device_group_fk: kiosks },
    { alias: 'kiosk 2', device_group_fk: kiosks, alive: 1 },
    { alias: 'printer', device_group_fk: busan },
  ]);
  const person = async (name: string, ...groups: readonly number[]) => {
    const user = await addPerson(testServer, company.companyId, name);
    await letInto(testServer, user, ...groups);
    return { user, token: await sessionOf(testServer, user) };
  };
  const manager = await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 });
  return {
    ...testServer,
    testServer,
    company,
    seoul,
    lobby,
    kiosks,
    busan,
    pks,
    person,
    token: await sessionOf(testServer, manager),
  };
}

describe('the list of a group with its subgroups', () => {
  it('has the devices of every group below it, and without them its own alone', async () => {
    const { app, token, seoul, lobby, busan } = await openBranch();
    const namesIn = (group: number, query: Partial<DeviceQuery> = {}) =>
      namesOf({ app }, token, wireQuery({ group, ...query }));
    expect(await namesIn(seoul)).toEqual({ total: 0, names: [] });
    expect(await namesIn(seoul, { subgroups: 1 })).toEqual({ total: 3, names: ['gate', 'kiosk 1', 'kiosk 2'] });
    expect(await namesIn(lobby)).toEqual({ total: 1, names: ['gate'] });
    expect(await namesIn(busan, { subgroups: 1 })).toEqual({ total: 1, names: ['printer'] });
  });

  it('is searched, narrowed, put in order and cut into pages like every other list', async () => {
    const { app, token, seoul } = await openBranch();
    const namesIn = (query: Partial<DeviceQuery>) =>
      namesOf({ app }, token, wireQuery({ group: seoul, subgroups: 1, ...query }));
    expect(await namesIn({ searchValue: 'KIOSK' })).toEqual({ total: 2, names: ['kiosk 1', 'kiosk 2'] });
    expect(await namesIn({ isOnline: true, order: 'desc' })).toEqual({ total: 2, names: ['kiosk 2', 'gate'] });
    expect(await namesIn({ by: 'device_group_name' })).toEqual({ total: 3, names: ['kiosk 1', 'kiosk 2', 'gate'] });
    expect(await namesIn({ limit: 1, offset: 1 })).toEqual({ total: 3, names: ['kiosk 1'] });
  });

  it('leaves out what the person may not open, and a group that is closed stays closed', async () => {
    const { app, person, seoul, lobby, kiosks } = await openBranch();
    const query = { device_group_pk: seoul, subgroups: 1 };
    const upper = await person('uma', seoul, lobby);
    expect(await namesOf({ app }, upper.token, query)).toEqual({ total: 1, names: ['gate'] });
    const lower = await person('noah', kiosks);
    expect(await refuse(app, 'listDevices', { token: lower.token, query })).toMatchObject({
      status: 403,
      error: 'no_group_access',
    });
  });

  it('has for a temporary account the devices of its tickets alone', async () => {
    const { testServer, app, company, pks, lobby, kiosks } = await openBranch();
    const [gate = 0, kiosk = 0] = pks;
    const worker = await addPerson(testServer, company.companyId, 'worker', { member_type_id: 7 });
    const devices = [gate, kiosk].map((pk) => ({ pk, name: `${pk}` }));
    await addTicket(testServer, company.companyId, { state: 3, worker_fk: worker, worker_mgrid: 'worker', devices });
    const token = await sessionOf(testServer, worker);
    const namesIn = (device_group_pk: number) => namesOf({ app }, token, { device_group_pk, subgroups: 1 });
    expect(await namesIn(lobby)).toEqual({ total: 2, names: ['gate', 'kiosk 1'] });
    expect(await namesIn(kiosks)).toEqual({ total: 1, names: ['kiosk 1'] });
  });

  it('ends where groups are each other’s parents, and has no group of another company', async () => {
    const { testServer, app, token, database, seoul, lobby, kiosks } = await openBranch();
    const beta = await addCompany(testServer, 'Beta');
    const theirs = await addTestGroup(testServer, beta, 'Theirs');
    await addDevices(testServer, beta.companyId, [{ alias: 'theirs', device_group_fk: theirs }]);
    const below = (pk: number, group_fk: number) =>
      database.query.updateTable('device_groups').set({ group_fk }).where('pk', '=', pk).execute();
    await below(theirs, kiosks);
    await below(seoul, kiosks);
    const { total } = await namesOf({ app }, token, { device_group_pk: lobby, subgroups: 1 });
    expect(total).toBe(3);
  });
});

it('has as many devices as the tree says, whoever asks and whatever the tree', async () => {
  const testServer = await openTestServer();
  const { app } = testServer;
  const fleets = fc.record({
    groups: fc.array(fc.record({ parent: fc.nat(), devices: fc.nat(3), open: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    }),
    asker: fc.constantFrom('manager', 'user'),
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fleets, async ({ groups, asker }) => {
      round += 1;
      const company = await addCompany(testServer, `Company ${round}`);
      const pks: number[] = [];
      for (const [index, { parent, devices }] of groups.entries()) {
        const above = index === 0 ? undefined : pks[parent % index];
        const pk = await addTestGroup(testServer, company, `Group ${index}`, above);
        pks.push(pk);
        const aliases = Array.from({ length: devices }, (_, device) => `${index} ${device}`);
        const added = aliases.map((alias) => ({ alias, device_group_fk: pk }));
        if (added.length > 0) await addDevices(testServer, company.companyId, added);
      }
      const type = asker === 'manager' ? { member_type_id: 2 as const } : {};
      const person = await addPerson(testServer, company.companyId, `person${round}`, type);
      const open = pks.filter((_, index) => groups[index]?.open);
      if (asker === 'user') await letInto(testServer, person, ...open);
      const token = await sessionOf(testServer, person);
      const { objects } = await succeed(app, 'listGroups', { token });
      const groupRecords = objects.map((group) => ({
        id: group.pk,
        name: group.name,
        parentId: group.group_fk,
        deviceCount: group.device_count,
      }));
      const own = new Map(groupRecords.map((group) => [group.id, deviceCountOf(group)]));
      const counts = groupCounts(buildGroupTree(groupRecords, 'en'));
      for (const pk of asker === 'manager' ? [company.rootGroupId, ...pks] : open) {
        for (const subgroups of [false, true]) {
          const asked = deviceQuery(defaultDeviceView('table', subgroups), String(pk));
          const { total, names } = await namesOf({ app }, token, wireQuery(asked));
          const all = counts.get(pk)?.all ?? own.get(pk);
          expect(total).toBe(subgroups ? all : own.get(pk));
          expect(names).toHaveLength(Math.min(total, asked.limit));
        }
      }
    }),
    { numRuns: 12 },
  );
});
