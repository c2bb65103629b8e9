import type { WirePaths } from '@remote-console/api-client/contract';
import { MANAGER, PASSWORD } from './person.ts';
import { server, tokenOf } from './server.ts';

/** What the API accepts for one person's permissions and role. */
type Rights = WirePaths['/users/{userPk}']['put']['requestBody']['content']['application/json'];

/** Somebody of a company, created for one test. */
export interface Member {
  readonly pk: number;
  /** The login ID; the password is that of every demo account. */
  readonly id: string;
  readonly name: string;
}

/** How a new person differs from an ordinary user without permissions and without groups. */
export interface NewMember {
  /** Each is saved as the switches on a user's page would save it. */
  readonly rights?: readonly Rights[];
  /** The groups that the person may open. */
  readonly groups?: readonly number[];
  readonly isSubManager?: boolean;
  readonly needsApproval?: boolean;
  /** Who creates the person; the administrator of the demo company by default. */
  readonly managerToken?: string;
}

/** The token of the demo company's administrator; logging in again adds another one, and the first remains valid. */
let managerToken: Promise<string> | null = null;

/** A session token of the demo company's administrator, the same for all calls of a file. */
export function managersToken(): Promise<string> {
  managerToken ??= tokenOf(MANAGER);
  return managerToken;
}

/** Gives somebody access to a group. */
export async function connect(member: Member, groupPk: number, token?: string): Promise<void> {
  const { error } = await server.POST('/groups/users', {
    headers: { token: token ?? (await managersToken()) },
    body: { name: member.name, member_fk: member.pk, device_group_fk: groupPk },
  });
  if (error) throw new Error(`${member.id} could not be connected to group ${groupPk}.`);
}

/** Creates somebody who can log in right away, with exactly the given permissions. */
export async function makeMember(purpose: string, options: NewMember = {}): Promise<Member> {
  const { rights = [], groups = [], isSubManager = false, needsApproval = isSubManager } = options;
  const token = options.managerToken ?? (await managersToken());
  const id = `${purpose}-${crypto.randomUUID().slice(0, 8)}`;
  const { data } = await server.POST('/users', {
    headers: { token },
    body: {
      mgrid: id,
      pw: PASSWORD,
      name: id,
      use_approval: needsApproval ? 1 : 0,
      user_type: isSubManager ? 6 : 1,
    },
  });
  const pk = data?.objects[0]?.pk;
  if (pk === undefined) throw new Error(`${id} could not be made.`);
  const member = { pk, id, name: id };
  for (const body of rights) {
    const { error } = await server.PUT('/users/{userPk}', {
      headers: { token },
      params: { path: { userPk: pk } },
      body,
    });
    if (error) throw new Error(`${id} could not be given ${JSON.stringify(body)}.`);
  }
  for (const groupPk of groups) await connect(member, groupPk, token);
  return member;
}
