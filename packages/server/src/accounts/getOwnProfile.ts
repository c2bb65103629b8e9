import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { profileOf } from './profile.ts';

/** The caller's profile with the license records of the company (A-SESSION-13). */
export const getOwnProfile = forPerson<'getOwnProfile'>(async (_request, { session, stores }) =>
  found([profileOf(session.member, await stores.company.licenses())]),
);
