import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const read = () => navigator.onLine;
const onServer = () => true;

/** Whether the browser has a network, updated as it changes; whether the server is reachable is unknown. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, read, onServer);
