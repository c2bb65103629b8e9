import type { ConsoleEvent } from '@remote-console/api-client/contract';
import {
  aCompany,
  aDevice,
  aFoundPerson,
  aGroup,
  aPendingMail,
  aUser,
  backend,
  fetchFrom,
} from '@remote-console/api-client/testing';
import { DAY_MS } from '@remote-console/domain';
import { behaviourSuite } from '../testing/behaviour/behaviourSuite.ts';
import { operatorBehaviour } from '../testing/behaviour/operatorBehaviour.ts';

const GROUPS = { root: 1, defaultGroup: 2, seoul: 10, floor: 11, lobby: 12, busan: 20 } as const;

// The same suite as for the server, so that stories and tests cannot rely on what the server would not do.
behaviourSuite('the pretended server of stories and tests', async () => {
  const { root, defaultGroup, seoul, floor, lobby, busan } = GROUPS;
  const group = (pk: number, name: string, group_fk: number, device_count = 0) =>
    aGroup({ pk, name, group_fk, root_group_fk: root, device_count });
  const people = { manager: 1, subManager: 2, user: 3 };
  const person = (change: Parameters<typeof aUser>[0] & { mgrid: string }) =>
    aUser({ name: change.mgrid, mail: '', email: '', phone: '', tel: '', department: '', position: '', ...change });
  const { handlers, happen, state } = backend({
    groups: [
      aGroup({ pk: root, name: 'ROOT', group_fk: null, root_group_fk: null, device_count: 0 }),
      { ...group(defaultGroup, '기본 그룹', root), flag_df_group: 1 },
      group(seoul, 'Seoul', root),
      group(floor, '3F', seoul),
      group(lobby, 'Lobby', floor, 1),
      group(busan, 'Busan', root, 1),
    ],
    devices: [
      aDevice({ pk: 1, alias: 'KIOSK', device_group_fk: lobby, device_group_name: 'Lobby', approval: 0 }),
      aDevice({ pk: 2, alias: 'PRINTER', device_group_fk: busan, device_group_name: 'Busan', approval: 0 }),
    ],
    users: [
      person({ pk: people.manager, mgrid: 'mia', member_type_id: 2 }),
      person({ pk: people.subManager, mgrid: 'sam', member_type_id: 6, use_approval: 1 }),
      person({ pk: people.user, mgrid: 'uma', use_approval: 1, auth_remotecontrol: 1 }),
    ],
    links: [{ pk: 1, member_fk: people.subManager, device_group_fk: busan }],
  });
  const answer = fetchFrom(handlers);
  const app = { request: (request: Request) => answer(request) };
  // In the world, the token of a call is the caller's login ID.
  const tokens = { manager: 'mia', subManager: 'sam', user: 'uma' };
  return {
    app,
    tokens,
    people,
    companyPk: 1,
    groups: GROUPS,
    kiosk: 1,
    printer: 2,
    now: () => state.now,
    pass: async (milliseconds) => happen.pass(milliseconds),
    apply: async ({ company = 'Hansol', end = state.now + DAY_MS } = {}) =>
      happen.apply({ reqr_user_company: company, reqr_work_enddate: new Date(end).toISOString() }).id,
    alert: async () => {
      const kiosk = state.devices.find(({ pk }) => pk === 1);
      if (kiosk) happen.alert(kiosk, { alert_code: 'IW2', alert_value: 95 });
    },
    listen: async (who) => {
      const heard: ConsoleEvent[] = [];
      happen.listen(tokens[who], (event) => heard.push(event));
      return async (...types) => {
        for (;;) {
          const event = heard.shift();
          if (event === undefined) throw new Error('No further event came.');
          if (types.includes(event.type)) return event;
        }
      };
    },
  };
});

operatorBehaviour('the pretended server of stories and tests', () => {
  const { handlers } = backend({
    companies: [
      aCompany({ pk: 1, name: 'Amber', devices: 2, devices_online: 1 }),
      aCompany({ pk: 2, name: 'Basalt', devices: 0, devices_online: 0 }),
      aCompany({ pk: 3, name: 'Cobalt', devices: 0, devices_online: 0 }),
    ],
    foundPeople: [aFoundPerson({ mgrid: 'ada', name: 'Ada', mail: '', company_name: 'Amber' })],
    pendingMails: [aPendingMail({ pk: 1 }), aPendingMail({ pk: 2, in_progress: 1 })],
    users: [aUser({ pk: 1, mgrid: 'olga', member_type_id: 9 }), aUser({ pk: 2, mgrid: 'ada', member_type_id: 2 })],
  });
  const answer = fetchFrom(handlers);
  return Promise.resolve({
    app: { request: (request: Request) => answer(request) },
    // In the world, the token of a call is the caller's login ID.
    tokens: { operator: 'olga', manager: 'ada' },
    amber: 1,
  });
});
