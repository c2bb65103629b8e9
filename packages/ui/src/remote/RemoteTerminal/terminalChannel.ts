import {
  type BrowserToTerminal,
  mayReconnect,
  readTerminalToBrowser,
  type RemoteChannel,
  type TerminalToBrowser,
} from '@remote-console/domain';

/** What arrives over the channel of a terminal. */
export interface ChannelListener {
  /** A message of the terminal; null for one that this console does not know. */
  readonly onMessage: (message: TerminalToBrowser | null) => void;
  readonly onOutput: (bytes: Uint8Array) => void;
  /** The connection is lost: `away` for a moment, `over` for good. */
  readonly onLost: (kind: 'away' | 'over') => void;
}

/** The channel of a terminal, over one connection after another. What an earlier one still brings is ignored. */
export interface TerminalChannel {
  readonly join: (channel: RemoteChannel) => void;
  readonly isConnected: () => boolean;
  readonly send: (message: BrowserToTerminal) => void;
  /** Sends what was typed. */
  readonly type: (bytes: Uint8Array) => void;
  /** Listens no more. */
  readonly leave: () => void;
}

/** A channel of a terminal without a connection yet. */
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
