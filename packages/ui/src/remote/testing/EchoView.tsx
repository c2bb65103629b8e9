import { useEffect, useState } from 'react';
import type { RemoteViewProps } from '../remoteViews.ts';

/** A view that shows each message of the device, and answers it with a greeting; "busy" makes it busy, and bytes are its title. */
export function EchoView({ channel, deviceName, onBusyChange, onTitle }: RemoteViewProps) {
  const [heard, setHeard] = useState<readonly string[]>([]);
  useEffect(() => {
    channel.listen({
      control: (message) => {
        setHeard((before) => [...before, JSON.stringify(message)]);
        if (JSON.stringify(message).includes('busy')) onBusyChange({ busy: true });
      },
      data: (bytes) => onTitle(new TextDecoder().decode(bytes)),
      end: () => undefined,
    });
    channel.sendControl({ hello: deviceName });
  }, [channel, deviceName, onBusyChange, onTitle]);
  return (
    <ul aria-label="echo">
      {heard.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines are never moved.
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
