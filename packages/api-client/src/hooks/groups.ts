import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { GroupChange, GroupDetail, operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { DEVICE_READS } from './devices.ts';

/** The payload of a call. */
export type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Every read that a change of groups, of their users or of their devices can affect. */
const GROUP_READS = [
  '/groups',
  '/groups/{groupPk}',
  '/groups/users',
  '/groups/all-users',
  '/groups/devices',
] as const satisfies readonly ReadPath[];

/** A device that moves from one group to another. */
export interface DeviceMove {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A device that was not moved, and why. */
export interface StayedDevice {
  readonly id: number;
  readonly thrown: unknown;
}

/** The groups that the caller may see. */
export function useGroups() {
  return useApi().useQuery('/groups');
}

/** Reads groups with their users and thresholds when called; throws `ApiFailure`. */
export function useReadGroups() {
  const { client } = useApi();
  return useCallback(
    async (pks: readonly number[]): Promise<readonly GroupDetail[]> => {
      const answers = await Promise.all(
        pks.map((groupId) => answerOf(client.GET('/groups/{groupPk}', { params: { path: { groupPk: groupId } } }))),
      );
      return answers.flatMap(({ objects }) => objects);
    },
    [client],
  );
}

/** Refreshes what a change of groups can affect: `groups` without devices, and `places` with them. */
export function useGroupRefresh() {
  const refresh = useRefresh();
  const groups = useCallback(() => refresh(GROUP_READS), [refresh]);
  const places = useCallback(() => refresh([...GROUP_READS, ...DEVICE_READS]), [refresh]);
  return { groups, places };
}

/** Writes about groups themselves. */
function useGroupChanges() {
  const { client } = useApi();
  const { groups: refreshGroups, places: refreshPlaces } = useGroupRefresh();

  /** Creates a group; `overlap` where the name is taken, and then none is created [C-GROUP-10] [C-GROUP-12]. */
  const create = useCallback(
    async (body: BodyOf<'createGroup'>) => {
      const { objects } = await answerOf(client.POST('/groups', { body }));
      if (!objects.overlap) await refreshGroups();
      return objects;
    },
    [client, refreshGroups],
  );

  /** Changes one property of a group [C-GDETAIL-02] [B-DRAG-04]. */
  const change = useCallback(
    async (groupId: number, body: GroupChange) => {
      await answerOf(client.PUT('/groups/{groupPk}', { params: { path: { groupPk: groupId } }, body }));
      await refreshPlaces();
    },
    [client, refreshPlaces],
  );

  /** Deletes a group with its subgroups; returns how many groups were deleted and how many devices moved. */
  const remove = useCallback(
    async (groupId: number) => {
      const answer = await answerOf(client.DELETE('/groups/{groupPk}', { params: { path: { groupPk: groupId } } }));
      await refreshPlaces();
      return answer.objects[0] ?? { groups: 1, devices: 0 };
    },
    [client, refreshPlaces],
  );

  return { create, change, remove };
}

/**
 * Moves devices one after the other, each from its group into another, and refreshes once all are done. Returns those
 * that were not moved, each with what was thrown [C-GDETAIL-23] [B-DRAG-02].
 */
function useMoveDevices() {
  const { client } = useApi();
  const { places: refreshPlaces } = useGroupRefresh();

  return useCallback(
    async (moves: readonly DeviceMove[]): Promise<readonly StayedDevice[]> => {
      const stayed: StayedDevice[] = [];
      for (const { id, from, to } of moves) {
        const body = { deviceId: id, newGroupId: to, oldGroupId: from };
        try {
          await answerOf(client.POST('/devices', { body }));
        } catch (thrown) {
          stayed.push({ id, thrown });
        }
      }
      if (stayed.length < moves.length) await refreshPlaces();
      return stayed;
    },
    [client, refreshPlaces],
  );
}

/** Writes about groups. Each refreshes what it changed and throws `ApiFailure` when refused. */
export function useGroupWrites() {
  return { ...useGroupChanges(), moveDevices: useMoveDevices() };
}
