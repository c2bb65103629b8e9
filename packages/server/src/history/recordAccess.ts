import { ownProfileStore } from '../accounts/index.ts';
import { done } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/**
 * Accepts what a client says about itself after a login (A-API-08). The server recorded the login when it happened:
 * this adds what it did not know to that of the caller's own session, once.
 */
export const recordAccess = forPerson({ profile: ownProfileStore })<'recordAccess'>(async ({ body }, { stores }) => {
  const { browser, osId, callerPrivateIp = '' } = body;
  await stores.profile.completeLogin({ browser, dev_os_id: osId, private_address: callerPrivateIp });
  return done();
});
