import type { RemoteChannel, TerminalSize } from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import { useStyleNonce } from '../../contexts/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import type { KeptTerminal } from '../keptSession.ts';
import { createTerminalScreen, type ScreenListener, type TerminalScreen } from './createTerminalScreen.ts';
import { createGuestSession } from './guestSession.ts';
import { createTerminalSession, type TerminalSession, type TerminalState } from './terminalSession.ts';

/** How the page reacts to events of the screen. */
export type PageListener = Pick<ScreenListener, 'title' | 'matches' | 'follow' | 'key'>;

/** The ownership of a terminal. */
interface Owned {
  /** The resumed terminal of an earlier page load; later changes are ignored. */
  readonly resumed: KeptTerminal | null;
  /** The person's role in the terminal of somebody else, which never changes; `null` in their own. */
  readonly guest: TerminalGuest | null;
}

interface Parts {
  readonly screen: TerminalScreen;
  readonly session: TerminalSession;
}

/** How long the restored connection is reported, in milliseconds. */
const BACK_MS = 8000;

/** A terminal in a box, over the channels that it is given one after the other. */
export function useTerminal(channel: RemoteChannel, { resumed, guest }: Owned, page: PageListener) {
  const nonce = useStyleNonce();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const [state, setState] = useState<TerminalState>({ kind: 'opening' });
  const [size, setSize] = useState<TerminalSize | null>(null);
  const [back, setBack] = useState<'none' | 'whole' | 'gap'>('none');
  const [hasSelection, setHasSelection] = useState(false);
  const [hovered, setHovered] = useState<URL | null>(null);
  const atFirst = useRef({ resumed, isGuest: guest !== null });
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });

  useEffect(() => {
    if (!box) return undefined;
    const { isGuest, resumed: earlier } = atFirst.current;
    let session: TerminalSession | null = null;
    const screen = createTerminalScreen(box, nonce, isGuest, {
      input: (bytes) => session?.type(bytes),
      size(next) {
        setSize(next);
        session?.resize(next);
      },
      selection: setHasSelection,
      hover: setHovered,
      title: (title) => latest.current.title(title),
      matches: (found) => latest.current.matches(found),
      follow: (address) => latest.current.follow(address),
      key: (event) => latest.current.key(event),
    });
    const listener = {
      state(next: TerminalState) {
        setState(next);
        if (next.kind !== 'live') setBack('none');
      },
      back: (hasGap: boolean) => setBack(hasGap ? 'gap' : 'whole'),
    };
    session = isGuest ? createGuestSession(screen, listener) : createTerminalSession(screen, listener, earlier);
    setSize(screen.size());
    setParts({ screen, session });
    return () => {
      session.leave();
      screen.dispose();
    };
  }, [box, nonce]);

  useEffect(() => {
    parts?.session.join(channel);
  }, [parts, channel]);

  // Watchers can still select and scroll.
  const takesInput = state.kind === 'live' && guest?.watching !== true;
  useEffect(() => parts?.screen.takeInput(takesInput), [parts, takesInput]);

  useEffect(() => {
    if (back === 'none') return undefined;
    const timer = setTimeout(() => setBack('none'), BACK_MS);
    return () => clearTimeout(timer);
  }, [back]);

  return {
    setBox,
    screen: parts?.screen ?? null,
    session: parts?.session ?? null,
    state,
    takesInput,
    size,
    back,
    hasSelection,
    hovered,
  };
}
