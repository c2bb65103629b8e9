import { done } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Notes a login with a browser (A-API-08). */
export const recordAccess = forPerson<'recordAccess'>(async ({ body }, { stores, address }) => {
  await stores.profile.recordAccess({ ...body, address });
  return done();
});
