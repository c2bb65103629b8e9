import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { openDeviceListFixture } from '../testing/deviceListFixture.ts';
import { addCompany, addDevices } from '../testing/testServer.ts';
import { deviceStore } from './deviceStore.ts';
import { searchedPage } from './searchedPage.ts';

const CHOICE = { from: { kind: 'all' }, search: { key: 'any', text: 'kiosk' }, filter: {} } as const;

/** A company with one device of another name, and the total of a search for "kiosk". */
async function openCounted() {
  const { testServer, company, seoul } = await openDeviceListFixture(() => []);
  const { connection } = testServer;
  const scope: PersonScope = { companyId: company.companyId, memberId: 0, everyGroup: true, needsApproval: false };
  const [device = 0] = await addDevices(testServer, company.companyId, [{ alias: 'gate', device_group_fk: seoul }]);
  const total = async (asked: Connection = connection, { companyId }: Pick<PersonScope, 'companyId'> = scope) =>
    (await searchedPage(asked, { ...scope, companyId }, CHOICE, { by: 'alias', order: 'asc', limit: 9, offset: 0 }))
      .total;
  return { testServer, seoul, company, device, connection, scope, store: deviceStore({ connection, scope }), total };
}

describe('how many devices have a text', () => {
  it('follows names and memos, and devices that come and go', async () => {
    const { testServer, company, seoul, device, connection, store, total } = await openCounted();
    expect(await total()).toBe(0);
    await store.rename(device, 'Kiosk 1');
    expect(await total()).toBe(1);
    await store.rename(device, 'gate');
    expect(await total()).toBe(0);
    await store.writeMemo(device, 'a kiosk');
    expect(await total()).toBe(1);
    const [added = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'kiosk 2', device_group_fk: seoul },
      { alias: 'other', device_group_fk: seoul },
    ]);
    expect(await total()).toBe(2);
    await connection.query.deleteFrom('devices').where('pk', '=', added).execute();
    expect(await total()).toBe(1);
  });

  it('is another one in a transaction, and the one of before when that is taken back', async () => {
    const { device, connection, scope, store, total } = await openCounted();
    expect(await total()).toBe(0);
    const undone = connection.transact(async (inside) => {
      await deviceStore({ connection: inside, scope }).rename(device, 'kiosk');
      expect(await total(inside)).toBe(1);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await total()).toBe(0);
    await store.rename(device, 'kiosk');
    expect(await total()).toBe(1);
  });

  it('is counted once while no text of the company changes, where SQLite has the index', async () => {
    const { testServer, device, connection, store, total } = await openCounted();
    if (connection.engine === 'postgres') return expect(await total()).toBe(0);
    await store.rename(device, 'kiosk');
    expect(await total()).toBe(1);
    const revision = async () =>
      (await sql<{ changes: number }>`select sum(changes) as changes from search_revisions`.execute(connection.query))
        .rows[0]?.changes;
    const before = await revision();
    await connection.query.updateTable('devices').set({ alive: 1, last_connected_at: 1 }).execute();
    expect(await revision()).toBe(before);
    const other = await addCompany(testServer, 'Beta');
    await addDevices(testServer, other.companyId, [{ alias: 'kiosk', device_group_fk: other.defaultGroupId }]);
    // An index that lost everything: what was counted is not looked up in it again.
    await sql`insert into device_search (device_search) values ('delete-all')`.execute(connection.query);
    expect(await total()).toBe(1);
    return expect(await total(connection, other)).toBe(0);
  });
});
