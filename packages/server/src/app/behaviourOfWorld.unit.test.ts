import { wireEvent } from '@remote-console/api-client/contract';
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
import { isWireEvent, type WireEvent } from '../testing/behaviour/behaviourFixture.ts';
import { behaviourSuite } from '../testing/behaviour/behaviourSuite.ts';
import { operatorBehaviour } from '../testing/behaviour/operatorBehaviour.ts';

const GROUPS = { root: 1, defaultGroup: 2, seoul: 10, floor: 11, lobby: 12, busan: 20 } as const;

// The same suite as for the server, so that stories and tests cannot rely on something the server would not do.
behaviourSuite('the pretended server of stories and tests', async () => {
  const { root, defaultGroup, seoul, floor, lobby, busan } = GROUPS;
  const group = (pk: number, name: string, parentId: number, deviceCount = 0) =>
    aGroup({ id: pk, name, parentId, rootId: root, deviceCount });
  const people = { manager: 1, subManager: 2, user: 3 };
  const person = (change: Parameters<typeof aUser>[0] & { loginId: string }) =>
    aUser({
      name: change.loginId,
      mail: '',
      email: '',
      phone: '',
      telephone: '',
      department: '',
      position: '',
      ...change,
    });
  const { handlers, happen, state } = backend({
    groups: [
      aGroup({ id: root, name: 'ROOT', parentId: null, rootId: null, deviceCount: 0 }),
      { ...group(defaultGroup, '기본 그룹', root), isDefaultGroup: true },
      group(seoul, 'Seoul', root),
      group(floor, '3F', seoul),
      group(lobby, 'Lobby', floor, 1),
      group(busan, 'Busan', root, 1),
    ],
    devices: [
      aDevice({ id: 1, alias: 'KIOSK', groupId: lobby, groupName: 'Lobby', approval: 0 }),
      aDevice({ id: 2, alias: 'PRINTER', groupId: busan, groupName: 'Busan', approval: 0 }),
    ],
    users: [
      person({ id: people.manager, loginId: 'mia', memberType: 2 }),
      person({ id: people.subManager, loginId: 'sam', memberType: 6, needsApproval: true }),
      person({ id: people.user, loginId: 'uma', needsApproval: true, canControl: true }),
    ],
    links: [{ id: 1, memberId: people.subManager, groupId: busan }],
  });
  const answer = fetchFrom(handlers);
  const app = { request: (request: Request) => answer(request) };
  // In the world, the token of a call is the caller's login ID.
  const tokens = { manager: 'mia', subManager: 'sam', user: 'uma' };
  return {
    app,
    tokens,
    people,
    companyId: 1,
    groups: GROUPS,
    kiosk: 1,
    printer: 2,
    now: () => state.now,
    pass: async (milliseconds) => happen.pass(milliseconds),
    apply: async ({ company = 'Hansol', end = state.now + DAY_MS } = {}) =>
      happen.apply({ requesterCompany: company, workEndDate: new Date(end).toISOString() }).ticketId,
    alert: async () => {
      const kiosk = state.devices.find(({ id }) => id === 1);
      if (kiosk) happen.alert(kiosk, { alertCode: 'IW2', alertValue: 95 });
    },
    listen: async (who) => {
      const heard: WireEvent[] = [];
      happen.listen(tokens[who], (event) => {
        const sent = wireEvent(event);
        if (isWireEvent(sent)) heard.push(sent);
      });
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
      aCompany({ id: 1, name: 'Amber', devices: 2, devicesOnline: 1 }),
      aCompany({ id: 2, name: 'Basalt', devices: 0, devicesOnline: 0 }),
      aCompany({ id: 3, name: 'Cobalt', devices: 0, devicesOnline: 0 }),
    ],
    foundPeople: [aFoundPerson({ loginId: 'ada', name: 'Ada', mail: '', companyName: 'Amber' })],
    pendingMails: [aPendingMail({ id: 1 }), aPendingMail({ id: 2, inProgress: true })],
    users: [aUser({ id: 1, loginId: 'olga', memberType: 9 }), aUser({ id: 2, loginId: 'ada', memberType: 2 })],
  });
  const answer = fetchFrom(handlers);
  return Promise.resolve({
    app: { request: (request: Request) => answer(request) },
    // In the world, the token of a call is the caller's login ID.
    tokens: { operator: 'olga', manager: 'ada' },
    amber: 1,
  });
});
