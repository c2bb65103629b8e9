/**
 * What became of a login: it opened a session, or why it did not. The causes are those that a login answers; `refused` is
 * what it answers none for, such as a one-time code that came too late.
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

/** What became of a login. */
export type AccessOutcome = (typeof ACCESS_OUTCOMES)[number];
