import { done } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Ends the session of the token; its open screens are informed (A-SESSION-10). */
export const logOut = forPerson<'logOut'>(async (_request, { stores }) => {
  await stores.profile.logOut();
  return done();
});
