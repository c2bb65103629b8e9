import { callFiles, type FilesCaller, type RemoteChannel } from '@remote-console/domain';
import { useEffect, useState } from 'react';

/** The connection as seen by the view. */
export interface Connection {
  /** Null until the view listens. */
  readonly caller: FilesCaller | null;
  readonly isConnected: boolean;
}

/** Communicates with the device over a channel, and over the next one when the channel is replaced. */
export function useCaller(channel: RemoteChannel): Connection {
  const [connection, setConnection] = useState<Connection>({ caller: null, isConnected: true });
  useEffect(() => {
    const caller = callFiles(channel);
    let isCurrent = true;
    // oxlint-disable-next-line react/set-state-in-effect -- to listen is an effect, and whoever listens is what is shown
    setConnection({ caller, isConnected: true });
    void caller.over.then(() => isCurrent && setConnection({ caller, isConnected: false }));
    return () => {
      isCurrent = false;
    };
  }, [channel]);
  return connection;
}
