import type { TerminalSize, TerminalToBrowser } from '@remote-console/domain';
import { createTerminalLine } from './terminalLine.ts';
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
  const line = createTerminalLine({
    hear,
    output: (bytes) => void screen.write(bytes),
    lost(kind) {
      // That the terminal is over says more than that its connection is.
      if (!isOver(state)) change({ kind });
    },
  });
  let state: TerminalState = { kind: 'opening' };

  function change(next: TerminalState): void {
    state = next;
    listener.state(next);
  }

  function hear(said: TerminalToBrowser | null): void {
    switch (said?.type) {
      case 'opened':
        screen.clear();
        if (said.size) screen.adopt(said.size);
        return change({ kind: 'live', shell: said.shell, simulated: said.simulated });
      case 'resized':
        return screen.adopt(said);
      case 'refused':
        return change({ kind: 'refused', because: said.because, detail: said.detail });
      case 'exit':
        return change({ kind: 'exited', code: said.code });
      case undefined:
    }
  }

  return {
    join(channel) {
      line.join(channel);
      change({ kind: 'opening' });
      line.say({ type: 'open', ...screen.size() });
    },
    openNew: () => undefined,
    type(bytes) {
      if (state.kind === 'live') line.type(bytes);
    },
    resize: () => undefined,
    kept: () => null,
    leave: line.leave,
  };
}
