import { useRefreshDevices } from '@remote-console/api-client/react';
import { useState } from 'react';

/** Reads the list again on request. */
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
    /** Another number with each request, for what is not read with the list. */
    round,
    readAgain,
  };
}
