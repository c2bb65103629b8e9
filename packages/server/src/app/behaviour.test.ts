import { DAY_MS } from '@remote-console/domain';
import { inject } from 'vitest';
import { sweepApprovals } from '../approvals/sweepApprovals.ts';
import { sweepTeams } from '../approvals/team/sweepTeams.ts';
import { noteAlerts } from '../inbox/alertNews.ts';
import { claimDueMails } from '../mail/mailQueue.ts';
import { queueMail } from '../mail/queueMail.ts';
import { findMember } from '../members/memberStore.ts';
import { addTicket } from '../testing/addTicket.ts';
import { isWireEvent } from '../testing/behaviour/behaviourFixture.ts';
import { behaviourSuite } from '../testing/behaviour/behaviourSuite.ts';
import { operatorBehaviour } from '../testing/behaviour/operatorBehaviour.ts';
import { listen } from '../testing/eventListener.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';
import { sweepTickets } from '../tickets/sweepTickets.ts';

behaviourSuite(`the server on ${inject('engine')}`, async () => {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const { companyId, rootGroupId: root, defaultGroupId: defaultGroup } = company;
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const floor = await addTestGroup(testServer, company, '3F', seoul);
  const lobby = await addTestGroup(testServer, company, 'Lobby', floor);
  const busan = await addTestGroup(testServer, company, 'Busan');
  const [kiosk = 0, printer = 0] = await addDevices(testServer, companyId, [
    { alias: 'KIOSK', device_group_fk: lobby },
    { alias: 'PRINTER', device_group_fk: busan },
  ]);
  const manager = await addPerson(testServer, companyId, 'mia', { member_type_id: 2 });
  const subManager = await addPerson(testServer, companyId, 'sam', { member_type_id: 6, use_approval_function: 1 });
  const user = await addPerson(testServer, companyId, 'uma', { use_approval_function: 1, auth_remotecontrol: 1 });
  await letInto(testServer, subManager, busan);
  const people = { manager, subManager, user };
  const tokens = {
    manager: await sessionOf(testServer, manager),
    subManager: await sessionOf(testServer, subManager),
    user: await sessionOf(testServer, user),
  };
  /** Logs in everybody who still exists. */
  const logIn = async () => {
    for (const who of ['manager', 'subManager', 'user'] as const) {
      if (await findMember(testServer.connection, people[who])) tokens[who] = await sessionOf(testServer, people[who]);
    }
  };
  return {
    app: testServer.app,
    tokens,
    people,
    companyId,
    groups: { root, defaultGroup, seoul, floor, lobby, busan },
    kiosk,
    printer,
    now: () => testServer.clock.now,
    pass: async (milliseconds) => {
      testServer.clock.now += milliseconds;
      // Sessions end while nobody uses them.
      await logIn();
      await sweepTickets(testServer.connection);
      await sweepApprovals(testServer.connection);
      await sweepTeams(testServer.connection);
    },
    apply: ({ company: reqr_user_company = 'Hansol', end = testServer.clock.now + DAY_MS } = {}) =>
      addTicket(testServer, companyId, { reqr_user_company, work_end_at: end }),
    alert: () =>
      testServer.connection.transact((inside) =>
        noteAlerts(inside, { pk: kiosk, company_fk: companyId, device_group_fk: lobby, alias: 'KIOSK' }, [
          { alertCode: 'IW2', alertValue: 95 },
        ]),
      ),
    listen: async (person) => {
      const stream = await listen(testServer, tokens[person]);
      return async (...types) => {
        for (;;) {
          const received = await stream.next();
          if (received === null) throw new Error('The stream is over.');
          if (isWireEvent(received.event) && types.includes(received.event.type)) return received.event;
        }
      };
    },
  };
});

operatorBehaviour(`the server on ${inject('engine')}`, async () => {
  const testServer = await openTestServer();
  const office = await addCompany(testServer, 'Office');
  const operator = await addPerson(testServer, office.companyId, 'olga', { member_type_id: 9 });
  const amber = await addCompany(testServer, 'Amber');
  await addCompany(testServer, 'Basalt');
  await addCompany(testServer, 'Cobalt');
  const manager = await addPerson(testServer, amber.companyId, 'ada', { member_type_id: 2, name: 'Ada' });
  await addDevices(testServer, amber.companyId, [
    { alias: 'KIOSK', alive: 1, device_group_fk: amber.defaultGroupId },
    { alias: 'PRINTER', alive: 0, device_group_fk: amber.defaultGroupId },
  ]);
  const wait = (recipient: string) => queueMail(testServer.connection, { recipient, subject: 's', body: 'b' });
  await wait('second@amber.example');
  await claimDueMails(testServer.connection, 1);
  await wait('first@amber.example');
  // The one being sent came last.
  await testServer.database.query
    .updateTable('mails')
    .set({ created_at: testServer.clock.now + 1 })
    .where('claimed_at', 'is not', null)
    .execute();
  return {
    app: testServer.app,
    tokens: { operator: await sessionOf(testServer, operator), manager: await sessionOf(testServer, manager) },
    amber: amber.companyId,
  };
});
