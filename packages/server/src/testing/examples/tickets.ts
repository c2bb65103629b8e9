import { addTicket } from '../addTicket.ts';
import { APPROVERS, type Examples, SIGNED_IN } from './example.ts';

/** Access tickets. */
export const ticketsExamples = {
  listTickets: [{ expected: SIGNED_IN, call: () => ({}) }],
  actOnTicket: [
    {
      what: 'approve',
      expected: { ...APPROVERS, apart: { ...APPROVERS.apart, partner: 404 } },
      namesOwn: true,
      call: async ({ testServer, company, device, round }) => ({
        body: {
          ticket_pk: await addTicket(testServer, company.companyId, { mail: `applicant-${round}@partner.example` }),
          action_type: 'approve',
          device_pks: [device],
        },
      }),
    },
    {
      what: 'reject',
      expected: { ...APPROVERS, apart: { ...APPROVERS.apart, partner: 404 } },
      namesOwn: true,
      call: async ({ testServer, company }) => ({
        body: { ticket_pk: await addTicket(testServer, company.companyId), action_type: 'reject' },
      }),
    },
    {
      what: 'terminate',
      expected: { ...APPROVERS, apart: { ...APPROVERS.apart, partner: 404 } },
      namesOwn: true,
      call: async ({ testServer, company }) => ({
        body: { ticket_pk: await addTicket(testServer, company.companyId, { state: 2 }), action_type: 'terminate' },
      }),
    },
  ],
} satisfies Examples;
