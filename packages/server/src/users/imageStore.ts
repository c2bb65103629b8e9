import { companyTables, type Connection, type ImageType } from '../database/index.ts';
import { endingOf } from '../images/index.ts';
import { newToken, type StoreAccess } from '../members/index.ts';

/** The logo of a person. */
export function ownImageStore({
  connection,
  scope: { companyId, memberId },
}: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { query, now } = connection;
  return {
    /** Stores a picture in place of the previous one, and returns its name. Must be called inside a transaction. */
    async replace(content: Uint8Array, type: ImageType, addressOf: (name: string) => string): Promise<string> {
      const name = `${newToken()}.${endingOf(type)}`;
      const address = addressOf(name);
      await query.deleteFrom('images').where('member_fk', '=', memberId).execute();
      await query
        .insertInto('images')
        .values({ name, member_fk: memberId, type, content, created_at: now() })
        .execute();
      await companyTables(connection, companyId)
        .changeMembers()
        .set({ profile: address })
        .where('pk', '=', memberId)
        .execute();
      return address;
    },
  };
}

/** A picture by its name; it belongs to no company because knowing its name is the permission to see it. */
export async function findImage(
  { query }: Connection,
  name: string,
): Promise<{ readonly content: Uint8Array; readonly type: ImageType } | undefined> {
  return query.selectFrom('images').select(['content', 'type']).where('name', '=', name).executeTakeFirst();
}
