/**
 * A login's outcome: it opened a session, or why it didn't. The causes are those of login answers; `refused` covers
 * failures without a cause there, such as a one-time code that came too late.
 */
export const ACCESS_OUTCOMES = [
  'success',
  'not_matched_user',
  'failure_limit',
  'not_email_auth',
  'pw_reject',
  'inactive',
  'external',
  'ip_setting',
  'ip_block',
  'ip_not_permit',
  'partner',
  'invalid_otp',
  'refused',
] as const;

/** A login's outcome. */
export type AccessOutcome = (typeof ACCESS_OUTCOMES)[number];
