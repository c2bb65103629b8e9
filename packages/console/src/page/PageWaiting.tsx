import { LoadFailed } from '@remote-console/ui/primitives';
import { useReach, useServices } from '../services/index.ts';

/**
 * Stands in the place of a page whose parts are on their way: nothing, for they come at once, or that there is no network,
 * for which parts and texts wait.
 */
export function PageWaiting() {
  const { network } = useServices();
  return useReach() === 'no-network' && <LoadFailed onRetry={() => void network.check()} />;
}
