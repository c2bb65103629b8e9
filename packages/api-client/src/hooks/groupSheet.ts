import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import { useApi } from './ApiProvider.ts';
import { type BodyOf, useGroupRefresh } from './groups.ts';
import { writeInSlices } from './writeInSlices.ts';

/** Creates the groups of a sheet; returns how many were named and how many of them were not created [C-GEXCEL-07]. */
export function useUploadGroups() {
  const { client } = useApi();
  const { groups: refreshGroups } = useGroupRefresh();
  return useCallback(
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
}
