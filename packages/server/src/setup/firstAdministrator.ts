import { randomInt } from 'node:crypto';
import { checkId, checkSignUpPassword, MEMBER_TYPES, SPECIAL_CHARACTERS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { createPasswordHasher } from '../accounts/passwordHash.ts';
import type { Schema } from '../database/schema.ts';
import { writeAdministration } from '../history/administrationRecords.ts';
import type { Settings } from '../settings.ts';
import { SettingError } from '../settingValues.ts';
import { addMember, FIRST_AGENT_VERSION, foundCompany } from './foundCompany.ts';

const PASSWORD_LENGTH = 12;
/** Without the characters that are taken for one another. */
const ALPHABETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', SPECIAL_CHARACTERS] as const;
const EVERY_CHARACTER = ALPHABETS.join('');

const pick = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));

/** A password of every kind of character. */
function newPassword(): string {
  const characters = ALPHABETS.map(pick);
  while (characters.length < PASSWORD_LENGTH) characters.push(pick(EVERY_CHARACTER));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/** The administrator who was made, with the password where it was made up. */
export interface FirstAdministrator {
  readonly id: string;
  readonly madeUpPassword: string | null;
}

/**
 * Makes the first administrator of an empty database, in a company on the free trial.
 *
 * @returns null when there is somebody already.
 * @throws SettingError when the wanted ID or password breaks the rules.
 */
export async function createFirstAdministrator(
  query: Kysely<Schema>,
  { firstAdministrator: { id, password } }: Pick<Settings, 'firstAdministrator'>,
  now: number,
): Promise<FirstAdministrator | null> {
  const somebody = await query.selectFrom('members').select('pk').limit(1).executeTakeFirst();
  if (somebody) return null;
  if (checkId(id) !== null) throw new SettingError('ADMIN_ID must have 4 to 38 letters, digits or @ . _ -.');
  if (password !== null && checkSignUpPassword(password) !== null) {
    throw new SettingError(
      'ADMIN_PASSWORD must have 8 to 12 characters with a letter, a digit and a special character.',
    );
  }

  const madeUpPassword = password === null ? newPassword() : null;
  const password_hash = await createPasswordHasher().hash(password ?? madeUpPassword ?? '');
  await query.transaction().execute(async (inside) => {
    const { companyPk } = await foundCompany(inside, {
      name: 'Remote Console',
      latestAgentVersion: FIRST_AGENT_VERSION,
      now,
    });
    await addMember(
      inside,
      {
        company_fk: companyPk,
        mgrid: id,
        mail: id.includes('@') ? id : '',
        name: id,
        password_hash,
        member_type_id: MEMBER_TYPES.admin,
      },
      now,
    );
    const actor = { kind: 'server', companyPk } as const;
    await writeAdministration({ query: inside, now: () => now }, actor, [{ act: 'userCreated', subject: id }]);
  });
  return { id, madeUpPassword };
}
