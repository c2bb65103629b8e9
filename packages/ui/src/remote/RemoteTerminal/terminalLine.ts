import {
  type BrowserToTerminal,
  mayReconnect,
  readTerminalToBrowser,
  type RemoteChannel,
  type TerminalToBrowser,
} from '@remote-console/domain';

/** What the connection of a terminal brings. */
export interface LineListener {
  /** The terminal says something; null for what this console does not know. */
  readonly hear: (said: TerminalToBrowser | null) => void;
  readonly output: (bytes: Uint8Array) => void;
  /** The connection is lost for a moment, `over` for good. */
  readonly lost: (kind: 'away' | 'over') => void;
}

/** The way to a terminal, over one connection after another. What an earlier one still brings is not heard. */
export interface TerminalLine {
  readonly join: (channel: RemoteChannel) => void;
  readonly isThere: () => boolean;
  readonly say: (message: BrowserToTerminal) => void;
  /** Sends what was typed. */
  readonly type: (bytes: Uint8Array) => void;
  /** Listens no more. */
  readonly leave: () => void;
}

/** A way to a terminal without a connection yet. */
export function createTerminalLine({ hear, output, lost }: LineListener): TerminalLine {
  let channel: RemoteChannel | null = null;
  return {
    join(next) {
      channel = next;
      const isCurrent = () => channel === next;
      next.listen({
        control: (message) => isCurrent() && hear(readTerminalToBrowser(message)),
        data: (bytes) => void (isCurrent() && output(bytes)),
        end({ reason }) {
          if (!isCurrent()) return;
          channel = null;
          lost(mayReconnect(reason) ? 'away' : 'over');
        },
      });
    },
    isThere: () => channel !== null,
    say: (message) => channel?.sendControl(message),
    type: (bytes) => channel?.sendData(bytes),
    leave() {
      channel = null;
    },
  };
}
