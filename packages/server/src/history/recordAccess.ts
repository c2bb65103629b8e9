import { done } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Notes a login with a browser (A-API-08). */
export const recordAccess = forPerson<'recordAccess'>(async ({ body }, { stores, address }) => {
  const { browser, dev_os_id, type_id, mgr_pri_ip = '' } = body;
  await stores.profile.recordAccess({ browser, dev_os_id, type_id, address, private_address: mgr_pri_ip });
  return done();
});
