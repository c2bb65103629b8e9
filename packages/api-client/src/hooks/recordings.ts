import { useCallback } from 'react';
import { answerOf, unhurried } from '../client/index.ts';
import type { operations, Recording } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** Which recordings are requested. */
export type RecordingsQuery = NonNullable<operations['listRecordings']['parameters']['query']>;

/** Every read that the removal of a recording affects. */
const RECORDING_READS = [
  '/remote/recordings',
  '/remote/recordings/{recordingPk}',
] as const satisfies readonly ReadPath[];

/** A page of session recordings, newest first. */
export function useRecordings(query: RecordingsQuery) {
  return useApi().useQuery('/remote/recordings', { params: { query } }, PAGED);
}

/** One recording, without its content. */
export function useRecording(recordingId: number) {
  return useApi().useQuery('/remote/recordings/{recordingPk}', { params: { path: { recordingPk: recordingId } } });
}

/** Removes a recording; throws `ApiFailure`. The lists are refreshed either way. */
export function useRemoveRecording() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async ({ id }: Pick<Recording, 'id'>): Promise<void> => {
      await answerOf(
        client.DELETE('/remote/recordings/{recordingPk}', { params: { path: { recordingPk: id } } }),
      ).finally(() => void refresh(RECORDING_READS));
    },
    [client, refresh],
  );
}

/** Options for requesting the content of a recording. */
export interface RecordingContentRequest {
  readonly recordingId: number;
  /** The audit distinguishes them. */
  readonly purpose: 'play' | 'download';
  /** Aborts it. */
  readonly signal?: AbortSignal;
}

/** Requests the content of a recording, which takes longer the larger it is; throws `ApiFailure`. */
export function useReadRecordingContent() {
  const { client } = useApi();
  return useCallback(
    async ({ recordingId, purpose, signal }: RecordingContentRequest): Promise<ReadableStream<Uint8Array>> => {
      const call = client.GET('/remote/recordings/{recordingPk}/content', {
        params: { path: { recordingPk: recordingId }, query: { purpose } },
        parseAs: 'stream',
        ...(signal ? { signal } : {}),
        fetch: unhurried(client),
      });
      const stream: unknown = await answerOf(call);
      if (!(stream instanceof ReadableStream)) throw new Error('The content of a recording is no stream.');
      return stream;
    },
    [client],
  );
}
