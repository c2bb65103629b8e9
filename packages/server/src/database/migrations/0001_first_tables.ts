import type { Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';
import { createCompanies, createPeople } from './0001/accounts.ts';
import { createDeviceIndices, createDevices } from './0001/devices.ts';
import { createGroups } from './0001/groups.ts';
import { createHistory, createNotices } from './0001/history.ts';

/** Companies, people, devices, groups and everything that depends on them. The columns are explained in `schema.ts`. */
export async function createFirstTables(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await createCompanies(query, engine);
  await createPeople(query, engine);
  await createGroups(query, engine);
  await createDevices(query, engine);
  await createDeviceIndices(query);
  await createNotices(query, engine);
  await createHistory(query, engine);
}
