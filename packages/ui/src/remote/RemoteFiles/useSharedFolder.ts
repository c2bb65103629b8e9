import type { FilesCaller, SharedFolder } from '@remote-console/domain';
import { useEffect, useState } from 'react';

/**
 * What the device shares; null until it has answered.
 *
 * @param version Changes when the free space may have changed: it is requested again.
 */
export function useSharedFolder(caller: FilesCaller | null, version: number): SharedFolder | null {
  const [shared, setShared] = useState<SharedFolder | null>(null);
  useEffect(() => {
    let isCurrent = true;
    caller?.about().then(
      (found) => isCurrent && setShared(found),
      // The list shows the error.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, version]);
  return shared;
}
