import { isTemporary } from '@remote-console/domain';
import { instantText } from '../database/index.ts';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { ownProfileStore } from './ownProfileStore.ts';

/** A token with which the caller opens a session elsewhere, once and within 5 minutes (A-ROUTE-26). */
export const createExchangeToken = forPerson({ profile: ownProfileStore })<'createExchangeToken'>(async (
  _request,
  { session, stores, settings },
) => {
  // A partner's access is separate and has an end time.
  if (isTemporary(session.member)) return problem(403, 'no_permission');
  const seconds = await stores.profile.countExchangeToken(settings.loginLimits.account);
  if (seconds !== null) return tooManyRequests(seconds);
  const { key, expiresAt } = await stores.profile.createExchangeToken();
  return found({ token: key, expires: instantText(expiresAt) });
});
