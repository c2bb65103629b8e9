import { ownProfileStore } from '../accounts/index.ts';
import { done } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/**
 * Takes what a client says of itself after a login (A-API-08). The server wrote the login when it happened: this adds to
 * that of the caller's own session what it did not know, once.
 */
export const recordAccess = forPerson({ profile: ownProfileStore })<'recordAccess'>(async ({ body }, { stores }) => {
  const { browser, dev_os_id, mgr_pri_ip = '' } = body;
  await stores.profile.completeLogin({ browser, dev_os_id, private_address: mgr_pri_ip });
  return done();
});
