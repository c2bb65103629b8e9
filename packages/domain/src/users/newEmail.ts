/** A user's email addresses. */
export interface EmailsOfPerson {
  /** The contact address; empty without one. */
  readonly email: string;
  /** The address for emails about the account; it is confirmed. */
  readonly mail: string;
}

/**
 * What happens to an email address that a user is given: nothing if it is the current one; `at_once` for none and for
 * the address that emails already go to; otherwise it `waits` until a link sent to it is opened.
 */
export type EmailFate = 'stays' | 'at_once' | 'waits';

/** What happens to an email address that a user is given. */
export function emailFate(given: string, { email, mail }: EmailsOfPerson): EmailFate {
  const wanted = given.trim();
  if (wanted === email) return 'stays';
  return wanted === '' || wanted === mail ? 'at_once' : 'waits';
}
