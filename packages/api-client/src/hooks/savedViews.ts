import { useMemo } from 'react';
import { answerOf } from '../client/index.ts';
import type { NewSavedView, SavedView, SavedViewChange } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';

const VIEW_READS = ['/saved-views'] as const satisfies readonly ReadPath[];

/** The device list views that the person saved, and those shared by others. */
export function useSavedViews() {
  return useApi().useQuery('/saved-views', {}, { keepPreviousData: true });
}

/** Saves, changes and removes views; each throws `ApiFailure`, and refreshes the list. */
export function useSavedViewChanges() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useMemo(
    () => ({
      create: async (view: NewSavedView): Promise<SavedView | undefined> => {
        const { objects } = await answerOf(client.POST('/saved-views', { body: view }));
        await refresh(VIEW_READS);
        return objects[0];
      },
      change: async (savedViewId: number, change: SavedViewChange): Promise<void> => {
        await answerOf(
          client.PUT('/saved-views/{savedViewPk}', { params: { path: { savedViewPk: savedViewId } }, body: change }),
        );
        await refresh(VIEW_READS);
      },
      remove: async (savedViewId: number): Promise<void> => {
        await answerOf(client.DELETE('/saved-views/{savedViewPk}', { params: { path: { savedViewPk: savedViewId } } }));
        await refresh(VIEW_READS);
      },
    }),
    [client, refresh],
  );
}
