import {
  type BrowserToTerminal,
  mayReconnect,
  readTerminalToBrowser,
  type RemoteChannel,
  type TerminalToBrowser,
} from '@remote-console/domain';

/** The events of a terminal's channel. */
export interface ChannelListener {
  /** A message of the terminal; null for an unknown one. */
  readonly onMessage: (message: TerminalToBrowser | null) => void;
  readonly onOutput: (bytes: Uint8Array) => void;
  /** The connection is lost: `away` temporarily, `over` permanently. */
  readonly onLost: (kind: 'away' | 'over') => void;
}

/** The channel of a terminal, over one connection after another. Late data of an earlier one is ignored. */
export interface TerminalChannel {
  readonly join: (channel: RemoteChannel) => void;
  readonly isConnected: () => boolean;
  readonly send: (message: BrowserToTerminal) => void;
  /** Sends typed input. */
  readonly type: (bytes: Uint8Array) => void;
  /** Stops listening. */
  readonly leave: () => void;
}

/** A terminal channel without a connection yet. */
export function createTerminalChannel({ onMessage, onOutput, onLost }: ChannelListener): TerminalChannel {
  let current: RemoteChannel | null = null;
  return {
    join(channel) {
      current = channel;
      const isCurrent = () => current === channel;
      channel.listen({
        control: (message) => isCurrent() && onMessage(readTerminalToBrowser(message)),
        data: (bytes) => void (isCurrent() && onOutput(bytes)),
        end({ reason }) {
          if (!isCurrent()) return;
          current = null;
          onLost(mayReconnect(reason) ? 'away' : 'over');
        },
      });
    },
    isConnected: () => current !== null,
    send: (message) => current?.sendControl(message),
    type: (bytes) => current?.sendData(bytes),
    leave() {
      current = null;
    },
  };
}
