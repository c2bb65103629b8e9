import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { GroupChange, GroupDetail, operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { DEVICE_READS } from './devices.ts';

/** What a call is sent. */
export type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Every read that a change of groups, of who is in them or of what is in them can touch. */
const GROUP_READS = [
  '/groups',
  '/groups/{groupPk}',
  '/groups/users',
  '/groups/all-users',
  '/groups/devices',
] as const satisfies readonly ReadPath[];

/** A device that leaves one group for another. */
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

/** Reads groups with their users and thresholds at the moment it is called; throws `ApiFailure`. */
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

/** Reads again what a change of groups can touch: `groups` apart from devices, and `places` with them. */
export function useGroupRefresh() {
  const refresh = useRefresh();
  const groups = useCallback(() => refresh(GROUP_READS), [refresh]);
  const places = useCallback(() => refresh([...GROUP_READS, ...DEVICE_READS]), [refresh]);
  return { groups, places };
}

/** The writes about groups themselves. */
function useGroupChanges() {
  const { client } = useApi();
  const { groups: refreshGroups, places: refreshPlaces } = useGroupRefresh();

  /** Makes a group; `overlap` where the name is taken, and none is made then [C-GROUP-10] [C-GROUP-12]. */
  const create = useCallback(
    async (body: BodyOf<'createGroup'>) => {
      const { objects } = await answerOf(client.POST('/groups', { body }));
      if (!objects.overlap) await refreshGroups();
      return objects;
    },
    [client, refreshGroups],
  );

  /** Changes one thing of a group [C-GDETAIL-02] [B-DRAG-04]. */
  const change = useCallback(
    async (groupId: number, body: GroupChange) => {
      await answerOf(client.PUT('/groups/{groupPk}', { params: { path: { groupPk: groupId } }, body }));
      await refreshPlaces();
    },
    [client, refreshPlaces],
  );

  /** Deletes a group with those below it; answers how many groups went and how many devices moved. */
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
 * Moves devices one after the other, each from its group into another, and reads again once all are done. Answers those
 * that stayed where they were, each with what was thrown [C-GDETAIL-23] [B-DRAG-02].
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

/**
 * The writes about groups. Each reads what it changed again and throws `ApiFailure` when it is refused.
 */
export function useGroupWrites() {
  return { ...useGroupChanges(), moveDevices: useMoveDevices() };
}
