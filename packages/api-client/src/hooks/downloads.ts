import type { RolloutAct } from '@remote-console/domain';
import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { EnrolmentRecord, operations, Rollout } from '../contract/index.ts';
import { savedName } from './savedName.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** What an installer is made from. */
export type InstallerRequest = operations['createInstaller']['requestBody']['content']['application/json'];

/** A file made by the server. */
export interface MadeFile {
  readonly content: Blob;
  /** The name to save it by. */
  readonly fileName: string;
}

/** The programs and documents that the server offers. */
export function useDownloads() {
  return useApi().useQuery('/downloads');
}

/**
 * Makes an installer with the token of the login that the dialog has just performed, and ends that login: the installer
 * carries its own enrollment permission. Throws `ApiFailure` (C-INSTALLER-15, C-INSTALLER-17).
 */
export function useCreateInstaller() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (token: string, request: InstallerRequest): Promise<MadeFile> => {
      const headers = { token };
      const made = client.POST('/installers', { body: request, headers, parseAs: 'blob' });
      const answer = answerOf(made);
      await Promise.allSettled([answer]);
      // The file is what was asked for; a leftover login expires.
      await client.DELETE('/access', { headers }).catch(() => undefined);
      const content = await answer;
      await refresh(['/enrolments']);
      const { response } = await made;
      return { content, fileName: savedName(response.headers.get('content-disposition')) };
    },
    [client, refresh],
  );
}

/** What an enrollment token is created for. */
export type EnrolmentRequest = operations['createEnrolment']['requestBody']['content']['application/json'];

/** A new enrollment token: the token itself is never sent again. */
export type NewEnrolment =
  operations['createEnrolment']['responses']['200']['content']['application/json']['objects'][0];

/** The enrollment tokens of the company, newest first; for administrators. */
export function useEnrolments() {
  return useApi().useQuery('/enrolments');
}

/** A page of the devices whose agents last used an enrollment token, newest first. */
export function useEnrolmentDevices(
  enrolmentId: number,
  query: NonNullable<operations['listEnrolmentDevices']['parameters']['query']>,
) {
  return useApi().useQuery(
    '/enrolments/{enrolmentPk}/devices',
    { params: { path: { enrolmentPk: enrolmentId }, query } },
    PAGED,
  );
}

/** How often a watched token is read in addition to events, in milliseconds: no event reports a revocation. */
const WATCH_MS = 15_000;

/** The progress of an enrollment token while it is watched; null requests nothing. */
export function useWatchedEnrolment(pk: number | null): EnrolmentRecord | null {
  const { data } = useApi().useQuery('/enrolments', pk === null ? null : {}, { refreshInterval: WATCH_MS });
  return data?.objects.find((record) => record.id === pk) ?? null;
}

/** Creates an enrollment token; throws `ApiFailure`. */
export function useCreateEnrolment() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (request: EnrolmentRequest): Promise<NewEnrolment> => {
      const [made] = (await answerOf(client.POST('/enrolments', { body: request }))).objects;
      if (!made) throw new Error('The server made no enrolment token.');
      await refresh(['/enrolments']);
      return made;
    },
    [client, refresh],
  );
}

/** Ends an enrollment token, whose devices stay; throws `ApiFailure`. */
export function useRevokeEnrolment() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (enrolmentId: number): Promise<void> => {
      const answer = answerOf(
        client.DELETE('/enrolments/{enrolmentPk}', { params: { path: { enrolmentPk: enrolmentId } } }),
      );
      // A refusal means that the list is outdated.
      await Promise.allSettled([answer]);
      await refresh(['/enrolments']);
      await answer;
    },
    [client, refresh],
  );
}

/** How often a rollout in progress is read, in milliseconds: no event reports its progress. */
const ROLLOUT_MS = 5_000;

/** The newest agent rollout, and what a new one would update; refreshed while in progress. For administrators. */
export function useNewestRollout() {
  return useApi().useQuery(
    '/rollouts',
    { params: { query: { limit: 1 } } },
    { refreshInterval: (read) => (read?.objects[0]?.state === 'running' ? ROLLOUT_MS : 0) },
  );
}

/** How many devices of a group and its subgroups have an older version; of all for null. Null until it is read. */
export function useOutdatedCount(groupId: number | null): number | null {
  const group = groupId === null ? {} : { groupId };
  const { data } = useApi().useQuery('/rollouts', { params: { query: { limit: 1, ...group } } });
  return data?.meta.outdatedCount ?? null;
}

/** Which devices of a rollout are requested. */
export type RolloutDevicesQuery = NonNullable<operations['listRolloutDevices']['parameters']['query']>;

/** A page of the devices of a rollout, each with its progress; refreshed while the rollout is in progress. */
export function useRolloutDevices({ id, state }: Pick<Rollout, 'id' | 'state'>, query: RolloutDevicesQuery) {
  return useApi().useQuery(
    '/rollouts/{rolloutPk}/devices',
    { params: { path: { rolloutPk: id }, query } },
    { ...PAGED, refreshInterval: state === 'running' ? ROLLOUT_MS : 0 },
  );
}

/** Starts a rollout of a group (null for all devices), or decides about one; both return it and throw `ApiFailure`. */
export function useRolloutWrites() {
  const { client } = useApi();
  const refresh = useRefresh();
  /** Refreshes what a write has changed, and what a refusal says has changed. */
  const after = useCallback(
    async (answer: Promise<{ readonly objects: readonly Rollout[] }>): Promise<Rollout> => {
      await Promise.allSettled([answer]);
      await refresh(['/rollouts', '/rollouts/{rolloutPk}/devices']);
      const [rollout] = (await answer).objects;
      if (!rollout) throw new Error('The server answered no rollout.');
      return rollout;
    },
    [refresh],
  );
  const start = useCallback(
    (groupId: number | null) => after(answerOf(client.POST('/rollouts', { body: { groupId } }))),
    [client, after],
  );
  const change = useCallback(
    (rolloutId: number, act: RolloutAct) =>
      after(
        answerOf(client.PUT('/rollouts/{rolloutPk}', { params: { path: { rolloutPk: rolloutId } }, body: { act } })),
      ),
    [client, after],
  );
  return { start, change };
}
