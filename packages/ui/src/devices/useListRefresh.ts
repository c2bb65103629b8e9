import { useRefreshDevices } from '@remote-console/api-client/react';
import { useState } from 'react';

/** Reloads the list on request. */
export function useListRefresh() {
  const refresh = useRefreshDevices();
  const [refreshing, setRefreshing] = useState(false);
  const [round, setRound] = useState(0);
  const readAgain = async () => {
    setRefreshing(true);
    setRound((before) => before + 1);
    await refresh();
    setRefreshing(false);
  };
  return {
    refreshing,
    /** A new number per request, for what is not loaded with the list. */
    round,
    readAgain,
  };
}
