/** The characters of an invitation code: no two of them look alike. */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many of them a code has: 12, which is 58 bits. */
export const INVITATION_CODE_LENGTH = 12;

const GROUP = 4;

/** A code as it is typed, without what people put between its parts, in upper case; null when it cannot be one. */
export function invitationCodeOf(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  const fits = code.length === INVITATION_CODE_LENGTH && [...code].every((sign) => INVITATION_ALPHABET.includes(sign));
  return fits ? code : null;
}

/** A code as it is shown: in groups of four. */
export function spacedInvitationCode(code: string): string {
  const groups: string[] = [];
  for (let start = 0; start < code.length; start += GROUP) groups.push(code.slice(start, start + GROUP));
  return groups.join('-');
}
