import { checkPasswordOf } from '@remote-console/domain';
import { done, problem, tooManyRequests } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { HasherBusyError, type PasswordHasher } from './passwordHash.ts';
import type { PersonContext } from './personContext.ts';

const BUSY_SECONDS = 1;

/** A hash of a password; null when too many wait for theirs. */
async function hashOf(passwords: PasswordHasher, password: string): Promise<string | null> {
  try {
    return await passwords.hash(password);
  } catch (error) {
    if (error instanceof HasherBusyError) return null;
    throw error;
  }
}

/** Gives the caller a new password (C-PASSWORD-18, C-PASSWORD-25). */
async function changePassword({ session, stores, passwords }: PersonContext, typed: string) {
  const password = typed.trim();
  const fault = checkPasswordOf(session.member, password);
  if (fault) return problem(400, fault, 'pw');
  const hash = await hashOf(passwords, password);
  if (hash === null) return tooManyRequests(BUSY_SECONDS);
  await stores.profile.setPassword(hash);
  return done();
}

/** Changes one property of the caller's profile (A-SESSION-14). */
export const changeOwnProfile = forPerson<'changeOwnProfile'>(async ({ body }, context) => {
  const { stores } = context;
  const { name, phone, pw, flag_use_otp, flag_create_qrcode, ...rest } = body;
  if (pw !== undefined) return changePassword(context, pw);
  if (flag_use_otp !== undefined || flag_create_qrcode !== undefined) {
    if (!(await stores.company.licenseState()).corporate) return problem(403, 'need_license');
    if (flag_use_otp !== undefined) await stores.profile.useOneTimeCode(flag_use_otp);
    else await stores.profile.forgetAuthenticator();
    return done();
  }
  await stores.profile.change({
    ...rest,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() }),
  });
  return done();
});
