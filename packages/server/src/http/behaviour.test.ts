import { inject } from 'vitest';
import { behaviourSuite } from '../testing/behaviour/behaviourSuite.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';

behaviourSuite(`the server on ${inject('engine')}`, async () => {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const { companyPk, rootGroupPk: root, defaultGroupPk: defaultGroup } = company;
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const floor = await addTestGroup(testServer, company, '3F', seoul);
  const lobby = await addTestGroup(testServer, company, 'Lobby', floor);
  const busan = await addTestGroup(testServer, company, 'Busan');
  const [kiosk = 0, printer = 0] = await addDevices(testServer, companyPk, [
    { alias: 'KIOSK', device_group_fk: lobby },
    { alias: 'PRINTER', device_group_fk: busan },
  ]);
  const manager = await addPerson(testServer, companyPk, 'mia', { member_type_id: 2 });
  const subManager = await addPerson(testServer, companyPk, 'sam', { member_type_id: 6, use_approval_function: 1 });
  const user = await addPerson(testServer, companyPk, 'uma');
  await letInto(testServer, subManager, busan);
  return {
    app: testServer.app,
    tokens: {
      manager: await sessionOf(testServer, manager),
      subManager: await sessionOf(testServer, subManager),
      user: await sessionOf(testServer, user),
    },
    people: { manager, subManager, user },
    companyPk,
    groups: { root, defaultGroup, seoul, floor, lobby, busan },
    kiosk,
    printer,
  };
});
