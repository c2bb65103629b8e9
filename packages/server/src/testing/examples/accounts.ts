import { issueKey } from '../../accounts/accountKeys.ts';
import { sessionOf } from '../testServer.ts';
import { ACCOUNTS, EVERYBODY, type Examples, SIGNED_IN } from './example.ts';

/** Login, sign-up, recovery, and the caller's own profile. */
export const accountsExamples = {
  logIn: [
    {
      what: 'a wrong password',
      expected: EVERYBODY,
      call: ({ round }) => ({ body: { type: '1STEP', mail: `nobody-${round}`, pw: 'x' } }),
    },
  ],
  logOut: [{ expected: ACCOUNTS, call: () => ({}) }],
  getStart: [{ expected: SIGNED_IN, call: () => ({}) }],
  getOwnProfile: [{ expected: ACCOUNTS, call: () => ({}) }],
  changeOwnProfile: [{ expected: ACCOUNTS, call: () => ({ body: { phone: '1' } }) }],
  createExchangeToken: [{ expected: { ...SIGNED_IN, apart: { partner: 403 } }, call: () => ({}) }],
  exchangeToken: [
    {
      expected: EVERYBODY,
      async call({ testServer, colleague }) {
        await sessionOf(testServer, colleague);
        const { pk: sessionId } = await testServer.database.query
          .selectFrom('sessions')
          .select('pk')
          .where('member_fk', '=', colleague)
          .orderBy('pk', 'desc')
          .executeTakeFirstOrThrow();
        const { key } = await issueKey(testServer.connection, { memberId: colleague, purpose: 'exchange', sessionId });
        return { body: { token: key } };
      },
    },
  ],
  answerMail: [
    {
      what: 'a mail',
      expected: EVERYBODY,
      call: ({ round }) => ({ body: { type: 'resend', email: 'a@b.example', key: `nobody-${round}` } }),
    },
    { what: 'a link', expected: EVERYBODY, call: () => ({ body: { type: 'auth', key: 'k' } }) },
  ],
  findId: [{ expected: EVERYBODY, call: () => ({ body: { lang_code: 'ko', email: 'a@b.example' } }) }],
  resetPassword: [
    {
      what: 'a mail',
      expected: EVERYBODY,
      call: ({ round }) => ({ body: { type: 'send', lang_code: 'ko', key: `nobody-${round}` } }),
    },
    { what: 'whether a link works', expected: EVERYBODY, call: () => ({ body: { type: 'check', key: 'k' } }) },
    { what: 'by key', expected: EVERYBODY, call: () => ({ body: { type: 'set', key: 'k', pw: 'Demo!2345' } }) },
  ],
  checkAvailability: [
    { expected: EVERYBODY, call: () => ({ query: { timestamp: '1', type: 'mail', value: 'somebody' } }) },
  ],
  signUp: [
    {
      expected: EVERYBODY,
      call: ({ round }) => ({
        body: {
          mgrid: `new-${round}`,
          pw: 'Demo!2345',
          pwConfirm: 'Demo!2345',
          mail: `new-${round}@alpha.example`,
          name: 'n',
        },
      }),
    },
  ],
} satisfies Examples;
