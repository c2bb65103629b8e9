import type { MemberType } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { writeAdministration } from '../audit/index.ts';
import type { Schema } from '../database/index.ts';
import { addMember } from '../members/index.ts';

/** An account that a start of the server makes. */
interface StartAccount {
  readonly companyId: number;
  /** Login ID; the address as well, where it is one. */
  readonly id: string;
  readonly passwordHash: string;
  readonly type: MemberType;
}

/** Makes an account and records that the server did. Call it inside a transaction. */
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
