/** The characters of an invitation code: no two of them look alike. */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The length of a code: 12 characters, which is 58 bits. */
export const INVITATION_CODE_LENGTH = 12;

const GROUP = 4;

/** A typed code, without separators and in upper case; null if it can't be one. */
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
