import type { TerminalSize, TerminalToBrowser } from '@remote-console/domain';
import { createTerminalChannel } from './terminalChannel.ts';
import type { SessionListener, SessionScreen, TerminalSession, TerminalState } from './terminalSession.ts';

/** Where the terminal of somebody else is shown. */
export interface GuestScreen extends SessionScreen {
  /** Takes the size that somebody else gave the terminal, whatever room there is. */
  readonly adopt: (size: TerminalSize) => void;
}

const isOver = ({ kind }: TerminalState) => kind === 'exited' || kind === 'refused';

/**
 * A terminal of somebody else, without a connection yet. The shell is not the person's: nothing is confirmed, resized or
 * kept for another load of the page, and there is no other one after its end. Whatever was shown is shown again after a
 * loss of connection, or when this page fell behind.
 */
export function createGuestSession(screen: GuestScreen, listener: Pick<SessionListener, 'state'>): TerminalSession {
  const channel = createTerminalChannel({
    onMessage,
    onOutput: (bytes) => void screen.write(bytes),
    onLost(kind) {
      // That the terminal is over says more than that its connection is.
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
