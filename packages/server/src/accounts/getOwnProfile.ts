import { found } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import { profileOf } from './profile.ts';

/** The caller's profile with the license records of the company (A-SESSION-13). */
export const getOwnProfile = forPerson({ company: companyStore })<'getOwnProfile'>(
  async (_request, { session, stores }) => found([profileOf(session.member, await stores.company.licenses())]),
);
