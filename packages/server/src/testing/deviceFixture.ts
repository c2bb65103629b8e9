import { expect, vi } from 'vitest';
import type { EventBus } from '../database/connection.ts';
import type { NewMember } from '../members/foundCompany.ts';
import { tokenHash } from '../members/secrets.ts';
import { exchange, type Refused, succeed } from './exchange.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type TestServer,
  letInto,
  openTestServer,
  sessionOf,
  type TestDevice,
} from './testServer.ts';

/** The token of the agent of the first device. */
export const AGENT = 'agent-of-the-first-device';

/** A device of the fixture unless the test says otherwise: online, Windows, an old agent, behind one address. */
const USUAL = {
  alive: 1,
  dev_os_id: 1,
  dev_ver: '1.0.0',
  s_pub_ip: '203.0.113.9',
  netmask: '255.255.255.0',
} as const;

/** A company with a group of devices, the first of which has an agent that tests speak for. */
export async function openDeviceFixture(
  devices: readonly Partial<TestDevice>[] = [{}],
  company: { readonly plan?: 'Basic' | 'Corporate' } = {},
) {
  const testServer = await openTestServer();
  const founded = await addCompany(testServer, 'Alpha', company);
  const group = await addTestGroup(testServer, founded, 'Seoul');
  const pks = await addDevices(
    testServer,
    founded.companyId,
    devices.map((device, index) => ({
      ...USUAL,
      alias: `KIOSK-${index + 1}`,
      device_group_fk: group,
      agent_token_hash: index === 0 ? tokenHash(AGENT) : null,
      ip_addr: `192.168.3.${index + 10}`,
      s_pri_ip: `192.168.3.${index + 10}`,
      mac_addr: `02:00:00:00:00:${String(index + 10)}`,
      ...device,
    })),
  );
  const manager = await addPerson(testServer, founded.companyId, 'mia@alpha.example', { member_type_id: 2 });
  const token = await sessionOf(testServer, manager);
  const person = async (name: string, member: Partial<NewMember> = {}) => {
    const pk = await addPerson(testServer, founded.companyId, `${name}@alpha.example`, member);
    await letInto(testServer, pk, group);
    return { pk, token: await sessionOf(testServer, pk) };
  };
  const [device = 0] = pks;
  return { testServer, app: testServer.app, company: founded, group, pks, device, manager, token, person };
}

/** The body of a power command, with the codes of the specification. */
export const power = (type: 'reboot' | 'shutdown', device_pk: number, member_pk: number) => ({
  type,
  device_pk,
  member_pk,
  act_name_id: type === 'reboot' ? 3 : 4,
  act_type_id: 1,
});

/** Sends a command and returns the answer, refusal or not. */
export async function command(
  { app }: Pick<TestServer, 'app'>,
  token: string,
  deviceId: number | string,
  body: object,
) {
  const answer = await exchange(app, 'changeDevice', { token, path: { devicePk: deviceId }, body });
  const isRefusal = (_body: unknown): _body is Refused => answer.status >= 400;
  return isRefusal(answer.body) ? `${answer.status} ${answer.body.error}` : `${answer.status}`;
}

/** The commands waiting for the agent of the first device; asking hands them out. */
export async function taken({ app }: Pick<TestServer, 'app'>, wait = 0) {
  return (await succeed(app, 'listAgentCommands', { token: AGENT, query: { wait } })).objects;
}

/**
 * Watches for the first request of an agent waiting at a server; must be called before that request is sent.
 *
 * @returns a wait until the request listens for commands.
 */
export function watchForWaitingAgent(bus: EventBus): () => Promise<void> {
  const subscribe = vi.spyOn(bus, 'subscribe');
  return async () => {
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalled(), { timeout: 20_000, interval: 5 });
    subscribe.mockRestore();
  };
}

/** The audit of the company, oldest first. */
export async function auditOf({ app }: Pick<TestServer, 'app'>, token: string) {
  return (await succeed(app, 'listAudit', { token, query: { order: 'asc' } })).objects;
}
