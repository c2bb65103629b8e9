import { mayManageTags, tagKey, tagNamesOfAgent } from '@remote-console/domain';
import { writeAdministration } from '../audit/index.ts';
import { companyTables, type Connection } from '../database/index.ts';
import { roleOf } from '../members/index.ts';
import { writeDeviceTags } from './deviceTags.ts';
import { ensureTags, tagsByKey } from './tagRows.ts';

/** Who let an agent in. */
interface EnrolmentMaker {
  readonly companyId: number;
  /** Who created the enrollment token; null when the server did, and when that is no longer known. */
  readonly makerId: number | null;
  readonly isMadeByServer: boolean;
}

/** Whether tags may be created for an agent: if the creator of its enrollment token may create them. */
async function mayMakeTags(connection: Connection, { companyId, makerId, isMadeByServer }: EnrolmentMaker) {
  if (isMadeByServer || makerId === null) return isMadeByServer;
  const maker = await companyTables(connection, companyId)
    .members()
    .select(['member_type_id', 'use_approval_function', 'auth_val', 'flag_active'])
    .where('pk', '=', makerId)
    .executeTakeFirst();
  return maker?.flag_active === 1 && mayManageTags({ ...roleOf(maker), permissions: maker.auth_val });
}

/**
 * Gives a new device the tags named by its agent. Those that the company does not have are created, while there is room
 * and if the creator of the enrollment token may create tags; the others are left out. The company must be locked.
 */
export async function addTagsOfAgent(
  connection: Connection,
  maker: EnrolmentMaker,
  deviceId: number,
  asked: readonly string[],
): Promise<void> {
  const names = tagNamesOfAgent(asked);
  if (names.length === 0) return;
  const { companyId } = maker;
  const { byKey, made } = (await mayMakeTags(connection, maker))
    ? await ensureTags(connection, companyId, names)
    : { byKey: await tagsByKey(connection, companyId), made: [] };
  const after = names.flatMap((name) => byKey.get(tagKey(name)) ?? []);
  await writeDeviceTags(connection, companyId, [{ deviceId, before: [], after }]);
  const entries = made.map((subject) => ({ act: 'tagCreated', subject }) as const);
  await writeAdministration(connection, { kind: 'server', companyId }, entries);
  if (made.length > 0) await connection.emit({ type: 'tags_changed', companyId });
}
