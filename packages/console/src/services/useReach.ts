import { useSyncExternalStore } from 'react';
import type { Reach } from '../api/index.ts';
import { useServices } from './services.ts';

/** Whether the server is reachable; rerenders whenever that changes. */
export function useReach(): Reach {
  const { network } = useServices();
  return useSyncExternalStore(network.subscribe, network.reach);
}
