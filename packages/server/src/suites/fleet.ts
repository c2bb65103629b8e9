import { succeed } from './exchange.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type Bench,
  openBench,
  sessionOf,
  type TestDevice,
} from './world.ts';

/** A company with two groups and a manager. */
export async function openFleet(devices: (groups: { seoul: number; busan: number }) => readonly TestDevice[]) {
  const bench = await openBench();
  const company = await addCompany(bench, 'Alpha');
  const seoul = await addTestGroup(bench, company, 'Seoul');
  const busan = await addTestGroup(bench, company, 'Busan');
  const pks = await addDevices(bench, company.companyPk, devices({ seoul, busan }));
  const token = await sessionOf(bench, await addPerson(bench, company.companyPk, 'mia', { member_type_id: 2 }));
  return { bench, app: bench.app, company, seoul, busan, pks, token };
}

/** The names on a page, and the total. */
export async function namesOf({ app }: Pick<Bench, 'app'>, token: string, query: Record<string, string | number> = {}) {
  const { meta, objects } = await succeed(app, 'listDevices', { token, query });
  return { total: meta.total_count, names: objects.map(({ alias }) => alias) };
}
