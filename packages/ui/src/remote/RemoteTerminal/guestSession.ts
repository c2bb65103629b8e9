import type { TerminalSize, TerminalToBrowser } from '@remote-console/domain';
import { createTerminalChannel } from './terminalChannel.ts';
import type { SessionListener, SessionScreen, TerminalSession, TerminalState } from './terminalSession.ts';

/** The display of somebody else's terminal. */
export interface GuestScreen extends SessionScreen {
  /** Uses the owner's size, regardless of the available space. */
  readonly adopt: (size: TerminalSize) => void;
}

const isOver = ({ kind }: TerminalState) => kind === 'exited' || kind === 'refused';

/**
 * A terminal of somebody else, without a connection yet. The shell is not the person's: nothing is confirmed, resized
 * or kept for another page load, and no new one follows after its end. Everything is shown again after a connection
 * loss, or when this page fell behind.
 */
export function createGuestSession(screen: GuestScreen, listener: Pick<SessionListener, 'state'>): TerminalSession {
  const channel = createTerminalChannel({
    onMessage,
    onOutput: (bytes) => void screen.write(bytes),
    onLost(kind) {
      // The end of the terminal is more specific than that of its connection.
      if (!isOver(state)) change({ kind });
    },
  });
  let state: TerminalState = { kind: 'opening' };

  function change(next: TerminalState): void {
    state = next;
    listener.state(next);
  }

  function onMessage(message: TerminalToBrowser | null): void {
    switch (message?.type) {
      case 'opened':
        screen.clear();
        if (message.size) screen.adopt(message.size);
        return change({ kind: 'live', shell: message.shell, simulated: message.simulated });
      case 'resized':
        return screen.adopt(message);
      case 'refused':
        return change({ kind: 'refused', because: message.because, detail: message.detail });
      case 'exit':
        return change({ kind: 'exited', code: message.code });
      case undefined:
    }
  }

  return {
    join(next) {
      channel.join(next);
      change({ kind: 'opening' });
      channel.send({ type: 'open', ...screen.size() });
    },
    openNew: () => undefined,
    type(bytes) {
      if (state.kind === 'live') channel.type(bytes);
    },
    resize: () => undefined,
    kept: () => null,
    leave: channel.leave,
  };
}
