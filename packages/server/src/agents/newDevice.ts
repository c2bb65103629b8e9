import { checkGroupRoom, licenseState, NEW_DEVICES_PER_MINUTE } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';
import { countTry, licensesOf } from '../members/index.ts';
import type { EnrolmentOutcome, EnrolmentRight } from './enrolmentStore.ts';

/** Counts a new device against its enrollment token; false when others have meanwhile used up the token. */
async function useToken(inside: Connection, { companyId, pk }: EnrolmentRight): Promise<boolean> {
  const { numUpdatedRows } = await companyTables(inside, companyId)
    .changeEnrolments()
    .set((eb) => ({ device_count: eb('device_count', '+', 1) }))
    .where('pk', '=', pk)
    .whereRef('device_count', '<', 'device_limit')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What prevents a new device from being enrolled; null when nothing does, and the enrollment token has then been used
 * for it. Must be called inside a transaction that holds the company's lock.
 *
 * @param deviceCount How many devices the company has.
 */
export async function findObstacle(
  inside: Connection,
  right: EnrolmentRight,
  deviceCount: number,
): Promise<Exclude<EnrolmentOutcome, { kind: 'enrolled' }> | null> {
  const { totalVolume } = licenseState(await licensesOf(inside, right.companyId), inside.now());
  if (deviceCount >= totalVolume) return { kind: 'no-room' };
  const group = await companyTables(inside, right.companyId)
    .groups()
    .select(['group_fk as parentId', 'dev_limit as deviceQuota', 'device_count as deviceCount'])
    .where('pk', '=', right.groupId)
    .executeTakeFirst();
  if (!group || checkGroupRoom(group, 1) !== null) return { kind: 'group-full' };
  if (!right.isMadeByServer) {
    const verdict = await countTry(inside, `enrol:token:${right.pk}`, NEW_DEVICES_PER_MINUTE);
    if (!verdict.allowed) return { kind: 'too-many', retryAfterSeconds: verdict.retryAfterSeconds };
  }
  return (await useToken(inside, right)) ? null : { kind: 'over', state: 'used_up' };
}
