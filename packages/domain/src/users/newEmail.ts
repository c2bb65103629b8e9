/** The addresses of a person. */
export interface EmailsOfPerson {
  /** The contact address; empty without one. */
  readonly email: string;
  /** The address to which mails about the account go; it is confirmed. */
  readonly mail: string;
}

/**
 * What becomes of an email that is given to a person: nothing, where it is the present one; `at_once` for none at all and
 * for the address that mails go to already; else it `waits` until a link that is mailed to it was opened.
 */
export type EmailFate = 'stays' | 'at_once' | 'waits';

/** What becomes of an email that is given to a person. */
export function emailFate(given: string, { email, mail }: EmailsOfPerson): EmailFate {
  const wanted = given.trim();
  if (wanted === email) return 'stays';
  return wanted === '' || wanted === mail ? 'at_once' : 'waits';
}
