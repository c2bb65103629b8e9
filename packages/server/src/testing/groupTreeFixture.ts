import type { WireComponents } from '@remote-console/api-client/contract';
import type { App } from '../app/createApp.ts';
import { succeed } from './exchange.ts';
import { addCompany, addPerson, addTestGroup, only, openTestServer, sessionOf } from './testServer.ts';

/** ROOT > Seoul > 3F > Lobby, ROOT > Busan, and the default group; an administrator and a user without any group. */
export async function openGroupTree() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const floor = await addTestGroup(testServer, company, '3F', seoul);
  const lobby = await addTestGroup(testServer, company, 'Lobby', floor);
  const busan = await addTestGroup(testServer, company, 'Busan');
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  const userPk = await addPerson(testServer, company.companyId, 'uma', { name: 'Uma Kim' });
  const user = await sessionOf(testServer, userPk);
  /** What is sent to create a group inside another; the root when none is named. */
  const newGroup = (name: string, group_fk: number | null = company.rootGroupId) => ({
    name,
    flag_df_group: 0,
    flag_confirm: 0,
    group_fk,
    root_group_fk: company.rootGroupId,
    company_fk: company.companyId,
  });
  return {
    testServer,
    app: testServer.app,
    company,
    seoul,
    floor,
    lobby,
    busan,
    token,
    userId: userPk,
    user,
    newGroup,
  };
}

/** All groups, as a person sees them. */
export async function groupsOf(app: App, token: string): Promise<WireComponents['schemas']['Group'][]> {
  return (await succeed(app, 'listGroups', { token })).objects;
}

/** One group with all its details. */
export async function groupOf(app: App, token: string, groupId: number) {
  return only((await succeed(app, 'getGroup', { token, path: { groupPk: groupId } })).objects);
}
