import { done } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { ownProfileStore } from './ownProfileStore.ts';

/** Ends the session of the token; its open screens are notified (A-SESSION-10). */
export const logOut = forPerson({ profile: ownProfileStore })<'logOut'>(async (_request, { stores }) => {
  await stores.profile.logOut();
  return done();
});
