import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { addPerson } from '../testServer.ts';
import { APPROVERS, type Examples, SIGNED_IN, type ExampleContext } from './example.ts';

/** The colleague's undecided request for the context's device. */
async function addRequest(
  { testServer, company, device, colleague }: ExampleContext,
  requester = colleague,
): Promise<number> {
  const { pk } = await testServer.database.query
    .insertInto('approvals')
    .values({
      company_fk: company.companyId,
      device_fk: device,
      member_fk: requester,
      approver_fk: null,
      start_at: testServer.clock.now,
      end_at: testServer.clock.now + DAY_MS,
      reason: 'r',
      react_reason: '',
      approve_state: 0,
      created_at: testServer.clock.now,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** Requests to access a device. */
export const approvalsExamples = {
  listApprovals: [
    { what: 'own', expected: SIGNED_IN, call: () => ({}) },
    { what: 'waiting', expected: APPROVERS, call: () => ({ query: { type: 'request' } }) },
    { what: 'processed', expected: APPROVERS, call: () => ({ query: { type: 'history' } }) },
  ],
  sendApproval: [
    {
      what: 'a request',
      expected: {
        ...SIGNED_IN,
        person: 403,
        apart: { CSRemoteControl: 200, manager: 200, basicManager: 200 },
      },
      namesOwn: true,
      call: ({ testServer, device }) => ({
        body: {
          device_pk: device,
          start_time: dateTimeText(testServer.clock.now),
          end_time: dateTimeText(testServer.clock.now + DAY_MS),
          approval_reason: 'r',
        },
      }),
    },
    {
      what: 'a decision',
      expected: APPROVERS,
      namesOwn: true,
      call: async (context) => ({ body: { pk: await addRequest(context), is_accept: 1 } }),
    },
  ],
  listApprovers: [{ expected: APPROVERS, call: () => ({}) }],
  getDelegation: [{ expected: SIGNED_IN, call: () => ({}) }],
  setDelegation: [
    {
      expected: APPROVERS,
      namesOwn: true,
      call: async ({ testServer, company, round }) => ({
        body: {
          delegate_pk: await addPerson(testServer, company.companyId, `delegate-${round}`, { member_type_id: 2 }),
          from_time: dateTimeText(testServer.clock.now),
          until_time: dateTimeText(testServer.clock.now + DAY_MS),
        },
      }),
    },
  ],
  endDelegation: [{ expected: SIGNED_IN, call: () => ({}) }],
  withdrawApproval: [
    {
      expected: SIGNED_IN,
      call: async (context) => ({ path: { approvalPk: await addRequest(context, context.caller) } }),
    },
  ],
} satisfies Examples;
