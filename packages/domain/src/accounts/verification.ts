/** What came of following the link of a verification mail. */
export type VerificationResult = 'success' | 'already' | 'fail';

/**
 * Reads the result of the verification call. Letter case does not count (A-VERIFY-04), and whatever is not known is a
 * failure, so that nobody waits for ever (A-VERIFY-13).
 */
export function readVerification(result: unknown): VerificationResult {
  const word = typeof result === 'string' ? result.toLowerCase() : '';
  return word === 'success' || word === 'already' ? word : 'fail';
}

/** What the link of a mail carries in its query. */
export interface MailLinkQuery {
  readonly type: string;
  readonly key: string;
}

/** The parts of a link; `null` when one is missing, which is an error of the address (A-VERIFY-01, A-VERIFY-02). */
export function readMailLink(query: URLSearchParams): MailLinkQuery | null {
  const type = query.get('type') ?? '';
  const key = query.get('key') ?? '';
  return type === '' || key === '' ? null : { type, key };
}

/** How a new password is set: by the key of a mail, or by the present password of an account whose own is too old. */
export type ResetMode =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'forced'; readonly mgrid: string };

/** The mode of the reset page; a key wins over an ID, and without either the address is wrong (A-RESET-01 to A-RESET-03). */
export function readResetMode(key: string | null, mgrid: string | undefined): ResetMode | null {
  if (key !== null && key !== '') return { kind: 'key', key };
  return mgrid === undefined || mgrid === '' ? null : { kind: 'forced', mgrid };
}
