import { randomUUID } from 'node:crypto';
import { relocateDevice } from '../database/deviceRegistry.ts';
import type { NewMember } from '../members/foundCompany.ts';
import { tokenHash } from '../members/secrets.ts';
import { type Role, ROLES, type ExampleContext } from './examples/example.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type TestServer,
  letInto,
  openTestServer,
  sessionOf,
} from './testServer.ts';

/** Everybody calls from the same address at the same time. */
const NO_LIMITS = {
  LOGIN_LIMIT_PER_ADDRESS: '100000',
  MAIL_LIMIT_PER_ADDRESS: '100000',
  CHECK_LIMIT_PER_ADDRESS: '100000',
  SIGN_UP_LIMIT_PER_ADDRESS: '100000',
};

/** What each person of the table may do. */
const MEMBERS = {
  user: {},
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
  subManager: { member_type_id: 6, use_approval_function: 1 },
  manager: { member_type_id: 2 },
  basicManager: { member_type_id: 2 },
  partner: { member_type_id: 7 },
  operator: { member_type_id: 9 },
} as const satisfies Record<string, Partial<NewMember>>;

type MemberRole = keyof typeof MEMBERS;
const isMember = (role: Role): role is MemberRole => Object.hasOwn(MEMBERS, role);

/** Everybody exports everything within a moment. */
const NO_EXPORT_LIMIT = { EXPORT_LIMIT_PER_ACCOUNT: '100000', EXPORT_LIMIT_PER_ADDRESS: '100000' };

/** The token of the agent that speaks for a context's device. */
const AGENT_TOKEN = 'agent-token';

async function addNotice({ database }: TestServer): Promise<number> {
  const { pk } = await database.query
    .insertInto('notices')
    .values({ notice_date: 1, created_at: 1 })
    .returning('pk')
    .executeTakeFirstOrThrow();
  const text = { notice_fk: pk, lang_code: 'ko', title: 't', content: 'c' } as const;
  await database.query.insertInto('notice_texts').values(text).execute();
  return pk;
}

/** The device of a context. */
async function addContextDevice(
  testServer: TestServer,
  { company, group, guid }: Pick<ExampleContext, 'company' | 'group' | 'guid'>,
): Promise<number> {
  const [device = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'a', alive: 1, guid, device_group_fk: group },
  ]);
  return device;
}

/** A company with a device and two groups, all of whose people may open both groups. */
async function addCompanyWithEveryRole(
  testServer: TestServer,
  plan: 'Basic' | 'Corporate',
  roles: readonly MemberRole[],
  notice: number,
) {
  const company = await addCompany(testServer, plan, { plan });
  const group = await addTestGroup(testServer, company, 'Seoul');
  const otherGroup = await addTestGroup(testServer, company, 'Busan');
  const guid = randomUUID();
  const device = await addContextDevice(testServer, { company, group, guid });
  const members = new Map<Role, number>();
  for (const role of roles) {
    const pk = await addPerson(testServer, company.companyId, `${role}-${plan}@alpha.example`, MEMBERS[role]);
    await letInto(testServer, pk, group, otherGroup);
    members.set(role, pk);
  }
  const colleague = await addPerson(testServer, company.companyId, `colleague-${plan}@alpha.example`);
  await letInto(testServer, colleague, group);
  return { company, group, otherGroup, device, guid, colleague, notice, members };
}

/** Two companies, one on each plan, with everybody in them. */
export async function openAccessMatrix(environment: Readonly<Record<string, string>> = {}) {
  const testServer = await openTestServer({ ...NO_LIMITS, ...NO_EXPORT_LIMIT, ...environment });
  const notice = await addNotice(testServer);
  const everybody = ROLES.filter(isMember).filter((role) => role !== 'basicManager');
  const corporate = await addCompanyWithEveryRole(testServer, 'Corporate', everybody, notice);
  const basic = await addCompanyWithEveryRole(testServer, 'Basic', ['basicManager', 'user'], notice);
  let round = 0;

  /** The context as a role finds it, with the device online and where it was before. */
  async function contextFor(role: Role): Promise<ExampleContext> {
    round += 1;
    const place = role === 'basicManager' ? basic : corporate;
    const { query } = testServer.database;
    const isThere = await query.selectFrom('devices').select('pk').where('pk', '=', place.device).executeTakeFirst();
    // A call before this one may have deleted it.
    if (!isThere) place.device = await addContextDevice(testServer, place);
    // The agent of the context keeps its token, which the server remembers for a deleted device.
    await query.deleteFrom('removed_agents').where('token_hash', '=', tokenHash(AGENT_TOKEN)).execute();
    const { members, ...context } = place;
    await relocateDevice(query, context.company.companyId, {
      deviceId: context.device,
      from: context.otherGroup,
      to: context.group,
    });
    await query.updateTable('devices').set({ agent_token_hash: null }).execute();
    await query
      .updateTable('devices')
      .set({ agent_token_hash: tokenHash(AGENT_TOKEN), alive: 1 })
      .where('pk', '=', context.device)
      .execute();
    const caller = members.get(role) ?? members.get('manager') ?? 0;
    return { testServer, ...context, caller, round };
  }

  /** What a role presents with its call: nothing, the agent's token, or that of a new session. */
  async function tokenOf(role: Role): Promise<{ readonly token?: string }> {
    if (role === 'visitor') return {};
    if (role === 'agent') return { token: AGENT_TOKEN };
    const member = (role === 'basicManager' ? basic : corporate).members.get(role) ?? 0;
    return { token: await sessionOf(testServer, member) };
  }
  return { testServer, contextFor, tokenOf };
}
