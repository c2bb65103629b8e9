import { succeed } from './exchange.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type TestServer,
  openTestServer,
  sessionOf,
  type TestDevice,
} from './testServer.ts';

/** A company with two groups and an administrator. */
export async function openDeviceListFixture(
  devices: (groups: { seoul: number; busan: number }) => readonly TestDevice[],
) {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const busan = await addTestGroup(testServer, company, 'Busan');
  const pks = await addDevices(testServer, company.companyId, devices({ seoul, busan }));
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  return { testServer, app: testServer.app, company, seoul, busan, pks, token };
}

/** The names on a page, and the total. */
export async function namesOf(
  { app }: Pick<TestServer, 'app'>,
  token: string,
  query: Record<string, string | number> = {},
) {
  const { meta, objects } = await succeed(app, 'listDevices', { token, query });
  return { total: meta.total_count, names: objects.map(({ alias }) => alias) };
}
