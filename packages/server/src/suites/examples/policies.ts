import { SETTINGS } from '../functionForm.ts';
import { type Examples, MANAGERS, SIGNED_IN, type Stage } from './example.ts';

function policyOf({ bench, company }: Stage) {
  return bench.database.query
    .selectFrom('policies')
    .select(['version', 'ip_version'])
    .where('company_fk', '=', company.companyPk)
    .executeTakeFirstOrThrow();
}

/** What holds for everybody of a company. */
export const policiesExamples = {
  getFunctionSettings: [{ expected: SIGNED_IN, call: () => ({}) }],
  saveFunctionSettings: [
    {
      expected: MANAGERS,
      call: async (stage) => ({ body: { ...SETTINGS, version: (await policyOf(stage)).version } }),
    },
  ],
  getBlockingPolicy: [{ expected: SIGNED_IN, call: () => ({}) }],
  changeBlockingPolicy: [
    {
      what: 'set',
      expected: MANAGERS,
      call: async (stage) => ({
        body: { type: 'set', policy_use: false, block: true, version: (await policyOf(stage)).ip_version },
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
      call: async ({ bench, company }) => {
        await bench.database.query
          .insertInto('ip_entries')
          .values({
            company_fk: company.companyPk,
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
      call: ({ company }) => ({ path: { companyId: company.companyPk }, body: { type: 'batch_update' } }),
    },
  ],
} satisfies Examples;
