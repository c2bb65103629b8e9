import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { Device, operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { type BodyOf, useGroupRefresh } from './groups.ts';
import { PAGED } from './pagedReads.ts';

type ListQuery = NonNullable<operations['listGroupDevices']['parameters']['query']>;

/** One group with its users and thresholds. */
export function useGroup(groupId: number) {
  return useApi().useQuery('/groups/{groupPk}', { params: { path: { groupPk: groupId } } });
}

/** Who is linked to which group; an administrator may ask for all links. `null` requests nothing. */
export function useGroupLinks(query: { readonly groupId?: number; readonly memberId?: number } | null) {
  return useApi().useQuery('/groups/users', query && { params: { query } });
}

/** A page of the company's users, and with `groupId` whether each is linked to that group. */
export function useAllUsers(query: ListQuery) {
  return useApi().useQuery('/groups/all-users', { params: { query } }, PAGED);
}

/** A page of the devices in a group, or of all that the caller may see; `null` requests nothing. */
export function useGroupDevices(query: ListQuery | null) {
  return useApi().useQuery('/groups/devices', query && { params: { query } }, PAGED);
}

/** Writes about who has access to which group. Each refreshes what it changed and throws `ApiFailure` when refused. */
export function useGroupLinkWrites() {
  const { client } = useApi();
  const { groups: refreshGroups } = useGroupRefresh();

  /** Gives a user access to a group, or returns which other groups that requires [C-GDETAIL-10] [A-MANAGER-13]. */
  const link = useCallback(
    async (body: BodyOf<'addGroupLink'>) => {
      const { objects } = await answerOf(client.POST('/groups/users', { body }));
      if (objects.done) await refreshGroups();
      return objects;
    },
    [client, refreshGroups],
  );

  /** Removes a user's access, or returns which other groups that affects [C-GDETAIL-11]. */
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

/** Moves a device out of a group into the default group [C-GDETAIL-25]; throws `ApiFailure`. */
export function useRemoveGroupDevice() {
  const { client } = useApi();
  const { places: refreshPlaces } = useGroupRefresh();
  return useCallback(
    async (device: Pick<Device, 'id' | 'groupId'>) => {
      const query = { deviceId: device.id, oldGroupId: device.groupId };
      await answerOf(client.DELETE('/groups/devices', { params: { query } }));
      await refreshPlaces();
    },
    [client, refreshPlaces],
  );
}
