import { addCompany, addDevices, addPerson, openBench, sessionOf } from './world.ts';

/** A company with one device, and its manager. */
export async function openManager(environment: Record<string, string> = {}) {
  const bench = await openBench(environment);
  const company = await addCompany(bench, 'Alpha');
  const [device = 0] = await addDevices(bench, company.companyPk, [
    { alias: 'a', device_group_fk: company.defaultGroupPk },
  ]);
  const token = await sessionOf(bench, await addPerson(bench, company.companyPk, 'mia', { member_type_id: 2 }));
  return { bench, app: bench.app, token, device };
}
