import { signResult } from '../../license/paymentProvider.ts';
import { sandboxKeys } from '../sandboxKeys.ts';
import { EVERYBODY, type Examples, MANAGERS } from './example.ts';

/** Licenses and payments. */
export const licenseExamples = {
  getPaymentProvider: [{ expected: MANAGERS, call: () => ({}) }],
  listPayments: [
    { expected: MANAGERS, call: () => ({}) },
    {
      what: 'of a person',
      expected: MANAGERS,
      namesOwn: true,
      call: ({ caller }) => ({ query: { user_pk: caller } }),
    },
  ],
  startPayment: [
    {
      what: 'for a new license',
      expected: MANAGERS,
      call: () => ({ body: { pay_type: 'Basic', device_count: 1, months: 1, payment_method: 'SC0010' } }),
    },
    {
      what: 'for a renewal',
      expected: MANAGERS,
      namesOwn: true,
      call: async ({ testServer, company }) => {
        const license = await testServer.database.query
          .selectFrom('licenses')
          .selectAll()
          .where('company_fk', '=', company.companyId)
          .orderBy('pk')
          .executeTakeFirstOrThrow();
        const { pay_type, pay_dev_vol: device_count, pk: pay_lisence_ref } = license;
        return { body: { pay_type, device_count, months: 12, payment_method: 'SC0010', pay_lisence_ref } };
      },
    },
  ],
  settlePayment: [
    {
      what: 'of nothing',
      expected: { ...EVERYBODY, visitor: 404, agent: 404, person: 404 },
      call: ({ testServer }) => ({
        body: signResult(sandboxKeys(testServer.settings), {
          order_id: 'none',
          result: 'success',
          amount: '1',
          payment_method: 'SC0010',
        }),
      }),
    },
  ],
} satisfies Examples;
