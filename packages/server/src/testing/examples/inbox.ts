import { type ExampleContext, type Examples, SIGNED_IN } from './example.ts';

/** An item of the caller. */
async function freshItem({ testServer, company, caller, device, round }: ExampleContext): Promise<number> {
  const { pk } = await testServer.database.query
    .insertInto('inbox_items')
    .values({
      company_fk: company.companyId,
      member_fk: caller,
      kind: 'alert',
      code: 'alert_began',
      facts: JSON.stringify({ device: 'KIOSK-01', alert_code: 'IW2', alert_value: 95 }),
      about: `alert:${device}:${round}`,
      device_fk: device,
      approval_fk: null,
      ticket_fk: null,
      happened_at: testServer.clock.now,
      read_at: null,
      mail_due: 0,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** What concerns one person. */
export const inboxExamples = {
  listInbox: [
    { expected: SIGNED_IN, call: () => ({}) },
    {
      what: 'unread alerts',
      expected: SIGNED_IN,
      call: async (context) => {
        await freshItem(context);
        return { query: { kind: 'alert', unread: 1 } };
      },
    },
  ],
  markInbox: [
    {
      what: 'one as read',
      expected: SIGNED_IN,
      call: async (context) => ({ body: { pks: [await freshItem(context)], is_read: 1 } }),
    },
    { what: 'all as read', expected: SIGNED_IN, call: () => ({ body: { is_read: 1 } }) },
  ],
  listInboxPreferences: [{ expected: SIGNED_IN, call: () => ({}) }],
  changeInboxPreference: [{ expected: SIGNED_IN, call: () => ({ body: { kind: 'alert', choice: 'email' } }) }],
} satisfies Examples;
