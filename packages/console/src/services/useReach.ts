import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { Reach } from './session/network.ts';

/** How far the server is within reach, redrawn whenever that changes. */
export function useReach(): Reach {
  const { network } = useServices();
  return useSyncExternalStore(network.subscribe, network.reach);
}
