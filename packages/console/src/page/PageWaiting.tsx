import { LoadFailed } from '@remote-console/ui/primitives';
import { useReach, useServices } from '../services/index.ts';

/**
 * Replaces a page whose parts are loading: shows nothing, since they arrive quickly, or that there is no network, which
 * parts and texts wait for.
 */
export function PageWaiting() {
  const { network } = useServices();
  return useReach() === 'no-network' && <LoadFailed onRetry={() => void network.check()} />;
}
