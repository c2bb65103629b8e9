import { done } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Changes one property of the caller's profile (A-SESSION-14). */
export const changeOwnProfile = forPerson<'changeOwnProfile'>(async ({ body }, { stores }) => {
  const { name, phone, ...rest } = body;
  await stores.profile.change({
    ...rest,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() }),
  });
  return done();
});
