import { randomInt } from 'node:crypto';
import { checkId, checkSignUpPassword, SPECIAL_CHARACTERS } from '@remote-console/domain';
import { createPasswordHasher } from '../members/index.ts';
import { SettingError, type WantedAccount } from '../settings/index.ts';

const PASSWORD_LENGTH = 12;
/** Without characters that are easily confused. */
const ALPHABETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', SPECIAL_CHARACTERS] as const;
const EVERY_CHARACTER = ALPHABETS.join('');

const pick = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));

/** A password with every kind of character. */
function newPassword(): string {
  const characters = ALPHABETS.map(pick);
  while (characters.length < PASSWORD_LENGTH) characters.push(pick(EVERY_CHARACTER));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/** A created account, with the password if it was generated. */
export interface MadeAccount {
  readonly id: string;
  readonly madeUpPassword: string | null;
}

/** An account that was checked and can be created, so that of several accounts all or none are created. */
export interface PlannedAccount {
  readonly make: () => Promise<MadeAccount>;
}

/**
 * The password of an account to create, with its hash.
 *
 * @param prefix The prefix of the settings' names.
 * @throws SettingError when the given ID or password breaks the rules.
 */
export async function passwordFor(
  { id, password }: WantedAccount,
  prefix: 'ADMIN' | 'OPERATOR',
): Promise<{ readonly made: MadeAccount; readonly passwordHash: string }> {
  if (checkId(id) !== null) throw new SettingError(`${prefix}_ID must have 4 to 38 letters, digits or @ . _ -.`);
  if (password !== null && checkSignUpPassword(password) !== null) {
    throw new SettingError(
      `${prefix}_PASSWORD must have 8 to 12 characters with a letter, a digit and a special character.`,
    );
  }
  const madeUpPassword = password === null ? newPassword() : null;
  const passwordHash = await createPasswordHasher().hash(password ?? madeUpPassword ?? '');
  return { made: { id, madeUpPassword }, passwordHash };
}
