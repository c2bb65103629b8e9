import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { Device, GroupChange, GroupDetail, operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { DEVICE_READS } from './devices.ts';
import { writeInSlices } from './writeInSlices.ts';
import { PAGED } from './pagedReads.ts';

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
type ListQuery = NonNullable<operations['listGroupDevices']['parameters']['query']>;

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

/** One group with its users and thresholds. */
export function useGroup(groupId: number) {
  return useApi().useQuery('/groups/{groupPk}', { params: { path: { groupPk: groupId } } });
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

/** Who is linked to which group; a manager may ask for all links. `null` asks for nothing. */
export function useGroupLinks(query: { readonly groupId?: number; readonly memberId?: number } | null) {
  return useApi().useQuery('/groups/users', query && { params: { query } });
}

/** A page of the company's users, and with `groupId` whether each is linked to that group. */
export function useAllUsers(query: ListQuery) {
  return useApi().useQuery('/groups/all-users', { params: { query } }, PAGED);
}

/** A page of the devices in a group, or of all that the caller may see; `null` asks for nothing. */
export function useGroupDevices(query: ListQuery | null) {
  return useApi().useQuery('/groups/devices', query && { params: { query } }, PAGED);
}

/** Reads again what a change of groups can touch: `groups` apart from devices, and `places` with them. */
function useGroupRefresh() {
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

  /** Makes the groups of a sheet; answers how many were named and how many of them were not made [C-GEXCEL-07]. */
  const upload = useCallback(
    async (groups: readonly BodyOf<'uploadGroups'>[number][]) => {
      const written = await writeInSlices(groups);
      const { objects } = await answerOf(
        client.POST('/groups/excel', {
          body: [...groups],
          bodySerializer: () => written,
          headers: { 'content-type': 'application/json' },
        }),
      );
      await refreshGroups();
      return objects;
    },
    [client, refreshGroups],
  );

  return { create, change, remove, upload };
}

/** The writes about who has rights on which group. */
function useGroupLinkChanges() {
  const { client } = useApi();
  const { groups: refreshGroups } = useGroupRefresh();

  /** Gives a user rights on a group, or says which other groups that takes [C-GDETAIL-10] [A-MANAGER-13]. */
  const link = useCallback(
    async (body: BodyOf<'addGroupLink'>) => {
      const { objects } = await answerOf(client.POST('/groups/users', { body }));
      if (objects.done) await refreshGroups();
      return objects;
    },
    [client, refreshGroups],
  );

  /** Takes a user's rights away, or says which other groups that takes [C-GDETAIL-11]. */
  const unlink = useCallback(
    async (linkId: number, confirm: boolean) => {
      const { objects } = await answerOf(
        client.DELETE('/groups/users/{linkPk}', { params: { path: { linkPk: linkId }, query: { confirm } } }),
      );
      if (objects.done) await refreshGroups();
      return objects;
    },
    [client, refreshGroups],
  );

  return { link, unlink };
}

/** The writes about which device is in which group. */
function useGroupDeviceChanges() {
  const { client } = useApi();
  const { places: refreshPlaces } = useGroupRefresh();

  /**
   * Moves devices one after the other, each from its group into another, and reads again once all are done. Answers those
   * that stayed where they were, each with what was thrown [C-GDETAIL-23] [B-DRAG-02].
   */
  const moveDevices = useCallback(
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

  /** Takes a device out of a group, into the default group [C-GDETAIL-25]. */
  const removeDevice = useCallback(
    async (device: Pick<Device, 'id' | 'groupId'>) => {
      const query = { deviceId: device.id, oldGroupId: device.groupId };
      await answerOf(client.DELETE('/groups/devices', { params: { query } }));
      await refreshPlaces();
    },
    [client, refreshPlaces],
  );

  return { moveDevices, removeDevice };
}

/**
 * The writes about groups. Each reads what it changed again and throws `ApiFailure` when it is refused.
 */
export function useGroupWrites() {
  return { ...useGroupChanges(), ...useGroupLinkChanges(), ...useGroupDeviceChanges() };
}
