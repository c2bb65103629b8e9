import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { tokenHash } from '../../members/secrets.ts';
import { addTicket } from '../addTicket.ts';
import { APPROVERS, EVERYBODY, type Examples } from './example.ts';

/** What temporary users need before they have an account, and inviting them. */
export const partnersExamples = {
  searchPartnerCompanies: [{ expected: EVERYBODY, call: () => ({ query: { input_data: 'Corp' } }) }],
  searchPartnerManagers: [
    { expected: EVERYBODY, call: () => ({ query: { input_data: 'man', company_name: 'Corporate' } }) },
  ],
  applyAsPartner: [
    {
      expected: EVERYBODY,
      call: async ({ testServer, company, round }) => {
        const manager = await testServer.database.query
          .selectFrom('members')
          .select('pk')
          .where('company_fk', '=', company.companyId)
          .where('member_type_id', '=', 2)
          .executeTakeFirstOrThrow();
        return {
          body: {
            applicantName: 'Pia',
            applicantEmail: `pia-${round}@partner.example`,
            applicantPw: 'Partner#1',
            managerName: 'manager',
            manager_pk: manager.pk,
            startPicked: dateTimeText(testServer.clock.now),
            endPicked: dateTimeText(testServer.clock.now + DAY_MS),
          },
        };
      },
    },
  ],
  confirmApplication: [{ expected: EVERYBODY, call: ({ round }) => ({ body: { key: `unknown-${round}` } }) }],
  logInAsPartner: [
    {
      what: 'a wrong password',
      expected: EVERYBODY,
      call: ({ round }) => ({ body: { type: '1STEP', mail: `nobody-${round}`, pw: 'x' } }),
    },
  ],
  invite: [
    {
      expected: APPROVERS,
      namesOwn: true,
      call: ({ testServer, device }) => ({
        body: {
          mail: 'guest@partner.example',
          device_pks: [device],
          start_time: dateTimeText(testServer.clock.now),
          end_time: dateTimeText(testServer.clock.now + DAY_MS),
        },
      }),
    },
  ],
  redeemInvitation: [
    {
      expected: EVERYBODY,
      call: async ({ testServer, company, round }) => {
        const ticket = await addTicket(testServer, company.companyId, { state: 2, origin: 'invitation' });
        const code = `ABCDEFGH${String(round).padStart(4, '2').replaceAll('0', 'Q').replaceAll('1', 'R')}`;
        await testServer.database.query
          .insertInto('invitations')
          .values({ ticket_fk: ticket, code_hash: tokenHash(code), used_at: null })
          .execute();
        return { body: { code } };
      },
    },
  ],
} satisfies Examples;
