import { tokenHash } from '../accounts/secrets.ts';
import type { Connection } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';

/** The rights to enrol that a company gives out. */
export function enrolmentTokenStore({ query, now }: Connection, scope: PersonScope) {
  return {
    /**
     * Lets a token enrol devices into a group. The token itself is stored nowhere.
     *
     * @param expiresAt Epoch milliseconds.
     */
    async create(token: string, groupPk: number, expiresAt: number): Promise<void> {
      await query
        .insertInto('enrolment_tokens')
        .values({
          token_hash: tokenHash(token),
          company_fk: scope.companyPk,
          device_group_fk: groupPk,
          created_at: now(),
          revoked_at: null,
          expires_at: expiresAt,
        })
        .execute();
    },
  };
}
