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

/** Whether the browser has a network, redrawn as soon as that changes; whether it leads to the server is not known. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, read, onServer);
