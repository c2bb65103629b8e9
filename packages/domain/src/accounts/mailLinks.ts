/** What the link of a verification or unlock mail carries. */
export interface MailLink {
  readonly type: string;
  readonly key: string;
}

/** The parameters of an address, where they are present. */
type Given = string | null | undefined;

/**
 * What the address of the verification page carries; `null` when type or key is missing, which is the error 400 without any
 * call (A-VERIFY-01, A-VERIFY-02).
 */
export function readMailLink({ type, key }: { readonly type: Given; readonly key: Given }): MailLink | null {
  return type && key ? { type, key } : null;
}

/** What following a link came to. */
export type MailLinkResult = 'success' | 'already' | 'fail';

/** Reads the result of following a link, whatever its letter case; what is unknown is a failure (A-VERIFY-04). */
export function mailLinkResult(result: unknown): MailLinkResult {
  const word = typeof result === 'string' ? result.toLowerCase() : '';
  return word === 'success' || word === 'already' ? word : 'fail';
}

/** How a new password is set: by the key of a mail, or by the present password of a login ID. */
export type ResetMode =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'forced'; readonly loginId: string };

/** The mode that an address of the reset page asks for; a key goes first, and neither is the error 400 (A-RESET-03). */
export function resetMode({ key, userid }: { readonly key: Given; readonly userid: Given }): ResetMode | null {
  if (key) return { kind: 'key', key };
  return userid ? { kind: 'forced', loginId: userid } : null;
}
