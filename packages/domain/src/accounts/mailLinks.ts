/** What the link in a verification or unlock email carries. */
export interface MailLink {
  readonly type: string;
  readonly key: string;
}

/** The parameters of an address, if present. */
type Given = string | null | undefined;

/**
 * What the verification page's address carries; `null` when type or key is missing, which means error 400 without any
 * call (A-VERIFY-01, A-VERIFY-02).
 */
export function readMailLink({ type, key }: { readonly type: Given; readonly key: Given }): MailLink | null {
  return type && key ? { type, key } : null;
}

/** The outcome of following a link. */
export type MailLinkResult = 'success' | 'already' | 'fail';

/** Reads the result of following a link, in any letter case; an unknown result is a failure (A-VERIFY-04). */
export function mailLinkResult(result: unknown): MailLinkResult {
  const word = typeof result === 'string' ? result.toLowerCase() : '';
  return word === 'success' || word === 'already' ? word : 'fail';
}

/** How a new password is set: with the key from an email, or with the current password of a login ID. */
export type ResetMode =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'forced'; readonly loginId: string };

/** The mode that the reset page's address asks for; a key comes first, and neither means error 400 (A-RESET-03). */
export function resetMode({ key, userid }: { readonly key: Given; readonly userid: Given }): ResetMode | null {
  if (key) return { kind: 'key', key };
  return userid ? { kind: 'forced', loginId: userid } : null;
}
