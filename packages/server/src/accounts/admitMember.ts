import type { LoginResult } from '@remote-console/api-client/contract';
import type { Connection } from '../database/index.ts';
import { licensesFor, type Member, openSession } from '../members/index.ts';
import { profileOf } from './profile.ts';

/** Opens a session for a person and returns the same as a login (A-API-16). */
export async function admitMember(connection: Connection, member: Member): Promise<LoginResult> {
  const token = await openSession(connection, member);
  const profile = profileOf(member, await licensesFor(connection, member));
  return {
    isLogin: 'Success',
    step1: 'success',
    step2: 'success',
    step3: 'success',
    token,
    userType: profile.userType,
    loginId: profile.loginId,
    email: profile.mail,
    mail: profile.mail,
    profile,
  };
}
