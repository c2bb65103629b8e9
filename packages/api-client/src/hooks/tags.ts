import type { TagColor } from '@remote-console/domain';
import { useCallback, useMemo } from 'react';
import { answerOf, type ApiClient } from '../client/index.ts';
import type { DeviceTagOutcome, Tag, TagChange, TagSheet, TagSheetOutcome } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';

/** Every read that shows tags. */
const TAG_READS = ['/tags', '/devices', '/devices/{devicePk}'] as const satisfies readonly ReadPath[];

/** The most devices whose tags one call sets. */
const MOST_PER_CALL = 500;

/** The tags of the company; none are read while `isWanted` is false. */
export function useTags(isWanted = true) {
  return useApi().useQuery('/tags', isWanted ? {} : null);
}

function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('The answer is empty.');
  return first;
}

/** Creates, changes and deletes tags; each throws `ApiFailure`. What is on the screen is refreshed. */
export function useTagEditing() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useMemo(
    () => ({
      create: async (tag: { readonly name: string; readonly color: TagColor }): Promise<Tag> => {
        const { objects } = await answerOf(client.POST('/tags', { body: tag }));
        await refresh(['/tags']);
        return firstOf(objects);
      },
      change: async (tagId: number, change: TagChange): Promise<void> => {
        await answerOf(client.PUT('/tags/{tagPk}', { params: { path: { tagPk: tagId } }, body: change }));
        await refresh(TAG_READS);
      },
      remove: async (tagId: number): Promise<void> => {
        await answerOf(client.DELETE('/tags/{tagPk}', { params: { path: { tagPk: tagId } } }));
        await refresh(TAG_READS);
      },
    }),
    [client, refresh],
  );
}

/** Tags to add to devices and to remove from them. */
interface TagsOfDevices {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** As many calls as necessary, one after the other, and then the follow-up, whether they succeed or not. */
async function setInParts(
  client: ApiClient,
  devicePks: readonly number[],
  { add, remove }: TagsOfDevices,
  after: () => Promise<void>,
): Promise<DeviceTagOutcome> {
  const outcome: DeviceTagOutcome = { changed: 0, leftOut: [] };
  try {
    for (let start = 0; start < devicePks.length; start += MOST_PER_CALL) {
      const deviceIds = devicePks.slice(start, start + MOST_PER_CALL);
      const body = { deviceIds, add: [...add], remove: [...remove] };
      const part = firstOf((await answerOf(client.PUT('/tags/devices', { body }))).objects);
      outcome.changed += part.changed;
      outcome.leftOut.push(...part.leftOut);
    }
  } finally {
    await after();
  }
  return outcome;
}

/** Adds tags to devices and removes others; throws `ApiFailure`. What is on the screen is refreshed either way. */
export function useSetDeviceTags() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    (devicePks: readonly number[], change: TagsOfDevices): Promise<DeviceTagOutcome> =>
      setInParts(client, devicePks, change, () => refresh(TAG_READS)),
    [client, refresh],
  );
}

/** Sets the tags of devices by the rows of a sheet, or previews the effect; throws `ApiFailure`. */
export function useSheetOfTags() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (sheet: TagSheet): Promise<TagSheetOutcome> => {
      const outcome = firstOf((await answerOf(client.POST('/tags/sheet', { body: sheet }))).objects);
      if (!sheet.check) await refresh(TAG_READS);
      return outcome;
    },
    [client, refresh],
  );
}
