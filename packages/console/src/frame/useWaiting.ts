import { useDeviceSummary } from '@remote-console/api-client/react';
import { reachablePages, waitingCounts, type WaitingCounts } from '@remote-console/domain';
import { useMemo } from 'react';
import { useNavigation } from './useNavigation.ts';

/** How many decisions are pending on the pages that the user can open, kept current by events and summary polling. */
export function useWaiting(): WaitingCounts {
  const navigation = useNavigation();
  const summary = useDeviceSummary().data?.objects[0] ?? null;
  const pages = useMemo(() => (navigation ? reachablePages(navigation.viewer, navigation.mode) : []), [navigation]);
  return waitingCounts(pages, summary);
}
