import { EVERYBODY, type Examples, SIGNED_IN } from './example.ts';

/** Login and the caller's own profile. */
export const accountsExamples = {
  logIn: [
    {
      what: 'a wrong password',
      expected: EVERYBODY,
      call: ({ round }) => ({ body: { type: '1STEP', mail: `nobody-${round}`, pw: 'x' } }),
    },
  ],
  logOut: [{ expected: SIGNED_IN, call: () => ({}) }],
  getOwnProfile: [{ expected: SIGNED_IN, call: () => ({}) }],
  changeOwnProfile: [{ expected: SIGNED_IN, call: () => ({ body: { phone: '1' } }) }],
} satisfies Examples;
