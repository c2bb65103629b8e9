import type { RemoteChannel } from '@remote-console/domain';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 3000;
/** Sent data should have left the browser by then. */
const PATIENCE_MS = 2000;

/** Whether a connection is slow: data waits in the browser for seconds. */
export function usePoorConnection(channel: RemoteChannel | null): boolean {
  const [poor, setPoor] = useState<RemoteChannel | null>(null);
  useEffect(() => {
    if (!channel) return undefined;
    let isLooking = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      patience = setTimeout(() => setPoor(channel), PATIENCE_MS);
      await channel.drained();
      clearTimeout(patience);
      isLooking = false;
      setPoor(null);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isLooking = true;
      clearInterval(timer);
      clearTimeout(patience);
    };
  }, [channel]);
  return poor !== null && poor === channel;
}
