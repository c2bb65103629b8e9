import { addCompany, addPerson, addTestGroup, letInto, openTestServer, sessionOf } from './testServer.ts';

/** A company with an administrator, a sub-manager, and three users, one of whom shares a group with the sub-manager. */
export async function openCompany(company: Parameters<typeof addCompany>[2] = {}) {
  const testServer = await openTestServer();
  const { companyId, rootGroupId, defaultGroupId } = await addCompany(testServer, 'Alpha', company);
  const founded = { companyId, rootGroupId, defaultGroupId };
  const group = await addTestGroup(testServer, founded, 'Seoul');
  const manager = await addPerson(testServer, companyId, 'mia', { member_type_id: 2, name: '미아' });
  const subManager = await addPerson(testServer, companyId, 'sven', {
    member_type_id: 6,
    use_approval_function: 1,
    name: 'Sven',
  });
  const near = await addPerson(testServer, companyId, 'nora', { name: 'Nora' });
  const far = await addPerson(testServer, companyId, 'finn', { name: 'Finn' });
  await letInto(testServer, subManager, group);
  await letInto(testServer, near, group);
  const token = await sessionOf(testServer, manager);
  const tokenOf = (pk: number) => sessionOf(testServer, pk);
  return { testServer, app: testServer.app, company: founded, group, manager, subManager, near, far, token, tokenOf };
}
