import { useCallback } from 'react';
import { answerOf, failureOf } from '../client/index.ts';
import type { BulkOutcome, operations, UserChange } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

type UserListQuery = NonNullable<operations['listUsers']['parameters']['query']>;
type NewUser = operations['createUser']['requestBody']['content']['application/json'];
type SheetUser = operations['createUsers']['requestBody']['content']['application/json'][number];

/** Every read that shows people. */
const USER_READS = ['/users', '/users/{userPk}', '/groups/all-users'] as const satisfies readonly ReadPath[];
/** Every read that shows who may open which group. */
const LINK_READS = ['/groups/users', '/groups/all-users', '/groups/{groupPk}'] as const satisfies readonly ReadPath[];

/** A page of the people of the company. The previous page's rows stay while the next page is loading. */
export function useUsers(query: UserListQuery) {
  return useApi().useQuery('/users', { params: { query } }, PAGED);
}

/** One person. */
export function useUser(userId: number) {
  return useApi().useQuery('/users/{userPk}', { params: { path: { userPk: userId } } });
}

/** How strict the company is about passwords. */
export function usePasswordLevel() {
  return useApi().useQuery('/users/password-level');
}

/** Which groups a person may open; without `userId` nothing is requested. */
export function useGroupLinksOf(userId: number | null) {
  return useApi().useQuery('/groups/users', userId === null ? null : { params: { query: { memberId: userId } } });
}

/** Refreshes everything about people. */
export function useRefreshUsers() {
  const refresh = useRefresh();
  return useCallback(() => refresh(USER_READS), [refresh]);
}

/** Changes a person; throws `ApiFailure`. A person deleted in the meantime is refreshed, so that every page knows. */
export function useChangeUser() {
  const { client } = useApi();
  const refresh = useRefreshUsers();
  return useCallback(
    async (userId: number, change: UserChange) => {
      try {
        await answerOf(client.PUT('/users/{userPk}', { params: { path: { userPk: userId } }, body: change }));
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.kind === 'refused' && failure.status === 404) await refresh();
        throw thrown;
      }
      await refresh();
    },
    [client, refresh],
  );
}

/** Resends the link that confirms a new email; throws `ApiFailure`. */
export function useResendNewEmail() {
  const { client } = useApi();
  return useCallback(
    async (userId: number) => {
      await answerOf(client.POST('/users/{userPk}/new-email', { params: { path: { userPk: userId } } }));
    },
    [client],
  );
}

/** Discards a new email that is not confirmed yet; throws `ApiFailure`. */
export function useCancelNewEmail() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (userId: number) => {
      await answerOf(client.DELETE('/users/{userPk}/new-email', { params: { path: { userPk: userId } } }));
      await refresh(['/users/0', ...USER_READS]);
    },
    [client, refresh],
  );
}

/** Removes a person; throws `ApiFailure`. `useRefreshUsers` refreshes the lists, once at the end. */
export function useDeleteUser() {
  const { client } = useApi();
  return useCallback(
    async (userId: number) => {
      await answerOf(client.DELETE('/users/{userPk}', { params: { path: { userPk: userId } } }));
    },
    [client],
  );
}

/** Creates a person and returns their ID, or `null` when the response has none; throws `ApiFailure`. */
export function useCreateUser() {
  const { client } = useApi();
  const refresh = useRefreshUsers();
  return useCallback(
    async (person: NewUser): Promise<number | null> => {
      const { objects } = await answerOf(client.POST('/users', { body: person }));
      await refresh();
      return objects[0]?.id ?? null;
    },
    [client, refresh],
  );
}

/** Creates people from the rows of a sheet; returns how many failed and why; throws `ApiFailure`. */
export function useCreateUsers() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (rows: readonly SheetUser[]): Promise<BulkOutcome> => {
      const { objects } = await answerOf(client.POST('/users/bulk', { body: [...rows] }));
      await refresh([...USER_READS, ...LINK_READS]);
      return objects;
    },
    [client, refresh],
  );
}

/** Whether a login ID is free; throws `ApiFailure`. */
export function useCheckLoginId() {
  const { client } = useApi();
  return useCallback(
    async (id: string): Promise<boolean> => {
      const query = { timestamp: String(Date.now()), type: 'mail' as const, value: id };
      const { objects } = await answerOf(client.GET('/check', { params: { query } }));
      return objects.available;
    },
    [client],
  );
}

/** Uploads a picture as the caller's logo; returns its address; throws `ApiFailure` (C-PROFILE-24). */
export function useUploadLogo() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (picture: File): Promise<string> => {
      const form = new FormData();
      form.set('file', picture);
      const { objects } = await answerOf(
        client.POST('/upload', { body: { file: picture.name }, bodySerializer: () => form }),
      );
      await refresh(['/users/0', ...USER_READS]);
      return objects[0]?.profile ?? '';
    },
    [client, refresh],
  );
}

/** Gives a person access to a group and every group above it; throws `ApiFailure` (C-PERM-18). */
export function useGrantGroup() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (userId: number, groupId: number) => {
      const body = { groupId, memberId: userId, confirm: true };
      await answerOf(client.POST('/groups/users', { body }));
      await refresh(LINK_READS);
    },
    [client, refresh],
  );
}

/** Removes a link, after those of the same person to the groups below; throws `ApiFailure` (C-PERM-19). */
export function useReleaseGroup() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (linkId: number) => {
      await answerOf(
        client.DELETE('/groups/users/{linkPk}', { params: { path: { linkPk: linkId }, query: { confirm: true } } }),
      );
      await refresh(LINK_READS);
    },
    [client, refresh],
  );
}
