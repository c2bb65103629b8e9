import { addCompany, addPerson, addTestGroup, letInto, openBench, sessionOf } from './world.ts';

/** A company with a manager, a sub-manager, and three users, one of whom shares a group with the sub-manager. */
export async function openCompany(company: Parameters<typeof addCompany>[2] = {}) {
  const bench = await openBench();
  const { companyPk, rootGroupPk, defaultGroupPk } = await addCompany(bench, 'Alpha', company);
  const founded = { companyPk, rootGroupPk, defaultGroupPk };
  const group = await addTestGroup(bench, founded, 'Seoul');
  const manager = await addPerson(bench, companyPk, 'mia', { member_type_id: 2, name: '미아' });
  const subManager = await addPerson(bench, companyPk, 'sven', {
    member_type_id: 6,
    use_approval_function: 1,
    name: 'Sven',
  });
  const near = await addPerson(bench, companyPk, 'nora', { name: 'Nora' });
  const far = await addPerson(bench, companyPk, 'finn', { name: 'Finn' });
  await letInto(bench, subManager, group);
  await letInto(bench, near, group);
  const token = await sessionOf(bench, manager);
  const tokenOf = (pk: number) => sessionOf(bench, pk);
  return { bench, app: bench.app, company: founded, group, manager, subManager, near, far, token, tokenOf };
}
