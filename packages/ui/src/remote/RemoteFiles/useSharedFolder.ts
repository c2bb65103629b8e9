import type { FilesCaller, SharedFolder } from '@remote-console/domain';
import { useEffect, useState } from 'react';

/**
 * What the device shares; null until it has said so.
 *
 * @param version Changes when the free space may have changed: it is asked again.
 */
export function useSharedFolder(caller: FilesCaller | null, version: number): SharedFolder | null {
  const [shared, setShared] = useState<SharedFolder | null>(null);
  useEffect(() => {
    let isCurrent = true;
    caller?.about().then(
      (found) => isCurrent && setShared(found),
      // The list says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, version]);
  return shared;
}
