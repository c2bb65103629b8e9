import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../accounts/secrets.ts';
import { relocateDevice } from '../database/deviceRegistry.ts';
import type { NewMember } from '../setup/foundCompany.ts';
import { type Call, send } from './exchange.ts';
import {
  addCompany,
  addDevices,
  addEnrolmentToken,
  addPerson,
  addTestGroup,
  type Bench,
  letInto,
  openBench,
  sessionOf,
  TELEMETRY,
} from './world.ts';

const PERMITTED = {
  modifyInformation: { auth_val: '1,2' },
  useFunction: { auth_val: '1,4' },
  viewReport: { auth_val: '1,8' },
  CSRemoteControl: { auth_remotecontrol: 1 },
  CSFileManager: { auth_filemanager: 1 },
  CSDeviceManagement: { auth_devicemanagement: 1 },
  CSRemoteView: { auth_remoteview: 1 },
  CSUpdate: { auth_update: 1 },
  CSThumbnailView: { auth_thumbnailview: 1 },
  CSRestart: { auth_restart: 1 },
} as const satisfies Record<string, Partial<NewMember>>;

const MEMBERS = {
  user: {},
  ...PERMITTED,
  subManager: { member_type_id: 6, use_approval_function: 1 },
  manager: { member_type_id: 2 },
  basicManager: { member_type_id: 2 },
  partner: { member_type_id: 7 },
  superadmin: { member_type_id: 9 },
} as const satisfies Record<string, Partial<NewMember>>;

type Role = 'visitor' | 'agent' | keyof typeof MEMBERS;
const isMember = (role: Role): role is keyof typeof MEMBERS => Object.hasOwn(MEMBERS, role);
const ROLES: readonly Role[] = [
  'visitor',
  'agent',
  'user',
  'modifyInformation',
  'useFunction',
  'viewReport',
  'CSRemoteControl',
  'CSFileManager',
  'CSDeviceManagement',
  'CSRemoteView',
  'CSUpdate',
  'CSThumbnailView',
  'CSRestart',
  'subManager',
  'manager',
  'basicManager',
  'partner',
  'superadmin',
];

/** The status each role gets: the one of the first list that names it, else `others`. */
interface Expectation {
  readonly visitor: number;
  readonly agent: number;
  /** People with a session, unless named apart. */
  readonly person: number;
  readonly apart?: Partial<Record<Role, number>>;
}

const EVERYBODY: Expectation = { visitor: 200, agent: 200, person: 200 };
const SIGNED_IN: Expectation = { visitor: 401, agent: 403, person: 200 };
const AGENTS: Expectation = { visitor: 401, agent: 200, person: 403 };

/** The table: what may be called by whom. Every person below may open the group of the device. */
const TABLE: Readonly<Record<OperationId, readonly (readonly [what: string, expected: Expectation])[]>> = {
  logIn: [['a wrong password', EVERYBODY]],
  logOut: [['', SIGNED_IN]],
  getOwnProfile: [['', SIGNED_IN]],
  changeOwnProfile: [['', SIGNED_IN]],
  recordAccess: [['', SIGNED_IN]],
  listDevices: [['', SIGNED_IN]],
  moveDevice: [['', SIGNED_IN]],
  getDeviceSummary: [['', SIGNED_IN]],
  getDevice: [['', SIGNED_IN]],
  changeDevice: [
    ['alias', SIGNED_IN],
    ['memo', { ...SIGNED_IN, person: 403, apart: { modifyInformation: 200, manager: 200, basicManager: 200 } }],
  ],
  listFavourites: [['', SIGNED_IN]],
  addFavourite: [['', SIGNED_IN]],
  removeFavourite: [['of somebody else', { ...SIGNED_IN, person: 404 }]],
  listGroups: [['', SIGNED_IN]],
  getGroup: [['', SIGNED_IN]],
  listNotices: [['', EVERYBODY]],
  getNotice: [['', EVERYBODY]],
  listAudit: [
    ['of a device', SIGNED_IN],
    ['of the company', { ...SIGNED_IN, person: 403, apart: { viewReport: 200, manager: 200, basicManager: 200 } }],
  ],
  recordAudit: [['', SIGNED_IN]],
  streamEvents: [['', SIGNED_IN]],
  enrolAgent: [['', EVERYBODY]],
  reportHeartbeat: [['', AGENTS]],
  reportShutdown: [['', AGENTS]],
};

/** A company with everybody in it, all of whom may open both groups. */
async function addEverybody(bench: Bench, plan: 'Basic' | 'Corporate') {
  const company = await addCompany(bench, plan, { plan });
  const seoul = await addTestGroup(bench, company, 'Seoul');
  const busan = await addTestGroup(bench, company, 'Busan');
  const [device = 0] = await addDevices(bench, company.companyPk, [{ alias: 'a', device_group_fk: seoul }]);
  return { company, seoul, busan, device, enrolment: await addEnrolmentToken(bench, company.companyPk, seoul) };
}

type Stage = Awaited<ReturnType<typeof addEverybody>> & {
  readonly member: number;
  readonly notice: number;
  readonly round: number;
};

/** A request that is right in every other way. */
function callOf(
  id: OperationId,
  what: string,
  { device, seoul, busan, member, notice, enrolment, round }: Stage,
): Call {
  const path = { devicePk: device, groupPk: seoul, noticePk: notice };
  switch (id) {
    case 'logIn':
      return { body: { type: '1STEP', mail: `nobody-${round}`, pw: 'x' } };
    case 'changeOwnProfile':
      return { body: { phone: '1' } };
    case 'recordAccess':
      return { body: { browser: 'b', dev_os_id: 1, type_id: 1 } };
    case 'moveDevice':
      return { body: { device_pk: device, old_device_group_fk: seoul, new_device_group_fk: busan } };
    case 'changeDevice':
      return { path, body: what === 'memo' ? { memo: 'm' } : { alias: `name ${round}` } };
    case 'addFavourite':
      return { body: { servernum: device } };
    case 'removeFavourite':
      return { query: { favnum: 999_999 } };
    case 'listAudit':
      return what === 'of a device' ? { query: { device_pk: device } } : {};
    case 'recordAudit':
      return { body: { act_name_id: 1, act_type_id: 1, device_pk: device, member_pk: member } };
    case 'enrolAgent':
      return {
        body: {
          enrolment_token: enrolment,
          guid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
          host_name: 'h',
          dev_os_id: 1,
          dev_ver: '1',
          simulated: false,
        },
      };
    case 'reportHeartbeat':
      return { body: { telemetry: TELEMETRY } };
    case 'getDevice':
    case 'getGroup':
    case 'getNotice':
      return { path };
    case 'logOut':
    case 'getOwnProfile':
    case 'listDevices':
    case 'getDeviceSummary':
    case 'listFavourites':
    case 'listGroups':
    case 'listNotices':
    case 'streamEvents':
    case 'reportShutdown':
      return {};
  }
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

function expectedStatus(role: Role, { visitor, agent, person, apart = {} }: Expectation): number {
  if (role === 'visitor') return visitor;
  return role === 'agent' ? agent : (apart[role] ?? person);
}

async function openEverybody() {
  const bench = await openBench({ LOGIN_LIMIT_PER_ADDRESS: '1000' });
  const companies = { Corporate: await addEverybody(bench, 'Corporate'), Basic: await addEverybody(bench, 'Basic') };
  const { pk: notice } = await bench.database.query
    .insertInto('notices')
    .values({ notice_date: 1, created_at: 1 })
    .returning('pk')
    .executeTakeFirstOrThrow();
  const text = { notice_fk: notice, lang_code: 'ko', title: 't', content: 'c' } as const;
  await bench.database.query.insertInto('notice_texts').values(text).execute();

  const members = new Map<Role, number>();
  for (const role of ROLES.filter(isMember)) {
    const { company, seoul, busan } = companies[role === 'basicManager' ? 'Basic' : 'Corporate'];
    const pk = await addPerson(bench, company.companyPk, `${role}@alpha.example`, MEMBERS[role]);
    await letInto(bench, pk, seoul, busan);
    members.set(role, pk);
  }
  let round = 0;

  /** What a role is answered. The device is put back where it was before each call. */
  async function statusOf(role: Role, id: OperationId, what: string): Promise<number> {
    round += 1;
    const stage = companies[role === 'basicManager' ? 'Basic' : 'Corporate'];
    const { query } = bench.database;
    const back = { devicePk: stage.device, from: stage.busan, to: stage.seoul };
    await relocateDevice(query, stage.company.companyPk, back);
    const agent_token_hash = tokenHash('agent-token');
    await query.updateTable('devices').set({ agent_token_hash: null }).execute();
    await query.updateTable('devices').set({ agent_token_hash }).where('pk', '=', stage.device).execute();
    const member = members.get(role) ?? 0;
    const tokens =
      role === 'visitor' ? {} : { token: role === 'agent' ? 'agent-token' : await sessionOf(bench, member) };
    const call = callOf(id, what, { ...stage, member, notice, round });
    const response = await send(bench.app, id, { ...call, ...tokens });
    await response.body?.cancel();
    return response.status;
  }
  return { bench, statusOf };
}

describe('every operation, called by every role', () => {
  it('is open exactly to whom the table says [A-ROLE-22]', async () => {
    const { statusOf } = await openEverybody();
    const ids = Object.keys(OPERATIONS).filter(isOperationId);
    const actual: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const id of ids) {
      for (const [what, expectation] of TABLE[id]) {
        for (const role of ROLES) {
          const line = `${id} ${what} as ${role}`;
          actual[line] = await statusOf(role, id, what);
          expected[line] = expectedStatus(role, expectation);
        }
      }
    }
    expect(actual).toEqual(expected);
  });

  it('without a valid token answers 401 unless it is public [A-API-19] [B-API-12]', async () => {
    const { bench } = await openEverybody();
    const ids = Object.keys(OPERATIONS).filter(isOperationId);
    const path = { devicePk: 1, groupPk: 1, noticePk: 1 };
    for (const id of ids) {
      if (OPERATIONS[id].access.some((requirement) => requirement === 'public')) continue;
      for (const token of [undefined, '', 'guess', 'agent-guess', 'x'.repeat(5000)]) {
        const response = await send(bench.app, id, { path, ...(token === undefined ? {} : { token }) });
        expect({ id, body: await response.json() }).toEqual({ id, body: { status: 401, error: 'login_required' } });
      }
    }
  });
});
