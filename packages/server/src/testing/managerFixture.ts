import { addCompany, addDevices, addPerson, openTestServer, sessionOf } from './testServer.ts';

/** A company with one device, and its administrator. */
export async function openManager(environment: Record<string, string> = {}) {
  const testServer = await openTestServer(environment);
  const company = await addCompany(testServer, 'Alpha');
  const [device = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'a', device_group_fk: company.defaultGroupId },
  ]);
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  return { testServer, app: testServer.app, token, device };
}
