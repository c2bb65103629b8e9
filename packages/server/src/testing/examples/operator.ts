import { queueMail } from '../../mail/queueMail.ts';
import { addCompany } from '../testServer.ts';
import { type ExampleContext, type Examples, OPERATORS } from './example.ts';

/** A waiting email, for one call. */
async function freshMail({ testServer }: ExampleContext): Promise<number> {
  await queueMail(testServer.connection, { recipient: 'a@b.example', subject: 's', body: 'b' });
  const { pk } = await testServer.database.query
    .selectFrom('mails')
    .select('pk')
    .orderBy('pk', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return pk;
}

/** What the service operator does. */
export const operatorExamples = {
  listCompanies: [{ expected: OPERATORS, call: () => ({}) }],
  getCompany: [
    {
      expected: OPERATORS,
      call: async ({ testServer, round }) => ({
        path: { companyPk: (await addCompany(testServer, `Customer ${round}`)).companyId },
      }),
    },
  ],
  searchPeople: [{ expected: OPERATORS, call: () => ({ query: { search: 'alpha' } }) }],
  listPendingMails: [{ expected: OPERATORS, call: () => ({}) }],
  retryMail: [{ expected: OPERATORS, call: async (context) => ({ path: { mailPk: await freshMail(context) } }) }],
  discardMail: [{ expected: OPERATORS, call: async (context) => ({ path: { mailPk: await freshMail(context) } }) }],
  getHealth: [{ expected: OPERATORS, call: () => ({}) }],
} satisfies Examples;
