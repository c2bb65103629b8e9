import { formWith, PNG } from '../images.ts';
import { addPerson, PASSWORD } from '../testServer.ts';
import { ACCOUNTS, APPROVERS, EVERYBODY, type Examples, MANAGERS, SIGNED_IN } from './example.ts';

/** The people of a company. */
export const usersExamples = {
  listUsers: [
    { expected: APPROVERS, call: () => ({}) },
    { what: 'of a group', expected: APPROVERS, namesOwn: true, call: ({ group }) => ({ query: { groupPk: group } }) },
  ],
  createUser: [
    { expected: MANAGERS, call: ({ round }) => ({ body: { mgrid: `new-${round}`, pw: PASSWORD, name: 'n' } }) },
  ],
  createUsers: [
    { expected: MANAGERS, call: ({ round }) => ({ body: [{ mgrid: `bulk-${round}`, pw: PASSWORD, name: 'n' }] }) },
  ],
  getPasswordLevel: [{ expected: ACCOUNTS, call: () => ({}) }],
  getUser: [{ expected: APPROVERS, namesOwn: true, call: ({ colleague }) => ({ path: { userPk: colleague } }) }],
  changeUser: [
    {
      what: 'name',
      expected: MANAGERS,
      namesOwn: true,
      call: ({ colleague }) => ({ path: { userPk: colleague }, body: { name: 'n' } }),
    },
    {
      what: 'permission',
      expected: APPROVERS,
      namesOwn: true,
      call: ({ colleague }) => ({ path: { userPk: colleague }, body: { auth_update: 0 } }),
    },
  ],
  resendNewEmail: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async ({ testServer, colleague }) => {
        const waiting = { new_email: 'colleague@new.example' };
        await testServer.database.query.updateTable('members').set(waiting).where('pk', '=', colleague).execute();
        return { path: { userPk: colleague } };
      },
    },
  ],
  cancelNewEmail: [
    { expected: MANAGERS, namesOwn: true, call: ({ colleague }) => ({ path: { userPk: colleague } }) },
    { what: 'of the own account', expected: ACCOUNTS, call: ({ caller }) => ({ path: { userPk: caller } }) },
  ],
  deleteUser: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async ({ testServer, company, round }) => ({
        path: { userPk: await addPerson(testServer, company.companyId, `leaving-${round}`) },
      }),
    },
  ],
  searchApprover: [{ expected: SIGNED_IN, call: () => ({}) }],
  getApprover: [{ expected: SIGNED_IN, call: () => ({}) }],
  uploadLogo: [{ expected: ACCOUNTS, call: () => ({ body: formWith(PNG) }) }],
  getImage: [
    {
      expected: EVERYBODY,
      call: async ({ testServer, caller, round }) => {
        const name = `${String(round).padStart(43, '0')}.png`;
        await testServer.database.query
          .insertInto('images')
          .values({ name, member_fk: caller, type: 'image/png', content: PNG, created_at: 1 })
          .execute();
        return { path: { name } };
      },
    },
  ],
} satisfies Examples;
