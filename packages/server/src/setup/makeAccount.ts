import type { MemberType } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { writeAdministration } from '../audit/index.ts';
import type { Schema } from '../database/index.ts';
import { addMember } from '../members/index.ts';

/** An account created by a start of the server. */
interface StartAccount {
  readonly companyId: number;
  /** Login ID; also the email address, if it is one. */
  readonly id: string;
  readonly passwordHash: string;
  readonly type: MemberType;
}

/** Creates an account and records that the server did. Must be called inside a transaction. */
export async function makeAccount(query: Kysely<Schema>, account: StartAccount, now: number): Promise<void> {
  const { companyId, id, passwordHash, type } = account;
  await addMember(
    query,
    {
      company_fk: companyId,
      mgrid: id,
      mail: id.includes('@') ? id : '',
      name: id,
      password_hash: passwordHash,
      member_type_id: type,
    },
    now,
  );
  const actor = { kind: 'server', companyId } as const;
  await writeAdministration({ query, now: () => now }, actor, [{ act: 'userCreated', subject: id }]);
}
