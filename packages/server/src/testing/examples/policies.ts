import { SETTINGS } from '../functionSettingsForm.ts';
import { type Examples, MANAGERS, SIGNED_IN, type ExampleContext } from './example.ts';

function policyOf({ testServer, company }: ExampleContext) {
  return testServer.database.query
    .selectFrom('policies')
    .select(['version', 'ip_version'])
    .where('company_fk', '=', company.companyId)
    .executeTakeFirstOrThrow();
}

/** What applies to everybody of a company. */
export const policiesExamples = {
  getFunctionSettings: [{ expected: SIGNED_IN, call: () => ({}) }],
  saveFunctionSettings: [
    {
      expected: MANAGERS,
      call: async (context) => ({ body: { ...SETTINGS, version: (await policyOf(context)).version } }),
    },
  ],
  getBlockingPolicy: [{ expected: SIGNED_IN, call: () => ({}) }],
  changeBlockingPolicy: [
    {
      what: 'set',
      expected: MANAGERS,
      call: async (context) => ({
        body: { type: 'set', policy_use: false, block: true, version: (await policyOf(context)).ip_version },
      }),
    },
    {
      what: 'post',
      expected: MANAGERS,
      call: () => ({ body: { type: 'post', start_ip_address: '203.0.113.1', end_ip_address: '', reason: '' } }),
    },
    {
      what: 'delete',
      expected: MANAGERS,
      call: async ({ testServer, company }) => {
        await testServer.database.query
          .insertInto('ip_entries')
          .values({
            company_fk: company.companyId,
            start_ip_address: '203.0.113.2',
            end_ip_address: '',
            first_address: 3405803778,
            last_address: 3405803778,
            reason: '',
            created_at: 1,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { body: { type: 'delete', start_ip_address: '203.0.113.2', end_ip_address: '' } };
      },
    },
  ],
  updateCompany: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: ({ company }) => ({ path: { companyId: company.companyId }, body: { type: 'batch_update' } }),
    },
  ],
} satisfies Examples;
