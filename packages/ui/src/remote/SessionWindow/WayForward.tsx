import type { WayOn } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';

/** Where a person can go who cannot continue. */
export interface WaysOut {
  /** Goes back to the device. */
  readonly onLeave: () => void;
  /** Goes to the list of devices. */
  readonly onOpenList?: (() => void) | undefined;
  /** Asks for an approval; without it that is not offered. */
  readonly onAskAccess?: (() => void) | undefined;
  /** Leads to the login. */
  readonly onLogIn?: (() => void) | undefined;
}

/** What a person can do about the state of a connection. */
export interface TabActions extends WaysOut {
  readonly onAgain: () => void;
  readonly onTryNow: () => void;
  /** Agrees that the connection is recorded. */
  readonly onAgree: () => void;
  /** Opens a terminal of the person's own in place of that of somebody else; only for the tab of such a one. */
  readonly onOpenOwn?: () => void;
  /** Goes on with the connection before; only where that is still there. */
  readonly onKeepWatching?: () => void;
  /** Gives up getting a connection. */
  readonly onCancel: () => void;
}

interface MainWay {
  readonly words: string;
  readonly act: () => void;
}

function useMainWay(way: WayOn, ways: WaysOut, onAgain: (() => void) | undefined): MainWay | null {
  const text = useText('remote');
  const acts = {
    reconnect: [text('reconnect'), onAgain],
    requestApproval: [text('requestApproval'), ways.onAskAccess],
    signIn: [text('logIn'), ways.onLogIn],
    list: [text('toList'), ways.onOpenList],
    device: ['', undefined],
  } as const satisfies Record<WayOn, readonly [string, (() => void) | undefined]>;
  const [words, act] = acts[way];
  return act === undefined ? null : { words, act };
}

interface WayForwardProps {
  readonly way: WayOn;
  readonly ways: WaysOut;
  /** Connects again, where that makes sense. */
  readonly onAgain?: () => void;
  /** Opens a terminal of the person's own, where the way to that of somebody else is closed. */
  readonly onOpenOwn?: (() => void) | undefined;
}

interface KeepWatchingProps {
  readonly way: WayOn;
  readonly onKeepWatching: () => void;
  readonly onAgain: () => void;
}

/** The buttons where control was refused to a person who may continue watching. */
export function KeepWatching({ way, onKeepWatching, onAgain }: KeepWatchingProps) {
  const text = useText('remote');
  return (
    <>
      <Button variant="contained" onClick={onKeepWatching}>
        {text('keepWatching')}
      </Button>
      {way === 'reconnect' && (
        <Button variant="outlined" onClick={onAgain}>
          {text('askAgain')}
        </Button>
      )}
    </>
  );
}

/** The buttons of a way forward. There is always one that leads somewhere. */
export function WayForward({ way, ways, onAgain, onOpenOwn }: WayForwardProps) {
  const text = useText('remote');
  const usual = useMainWay(way, ways, onAgain);
  const main = onOpenOwn ? { words: text('openOwnTerminal'), act: onOpenOwn } : usual;
  return (
    <>
      {main && (
        <Button variant="contained" onClick={main.act}>
          {main.words}
        </Button>
      )}
      {(main === null || way !== 'list') && (
        <Button variant={main ? 'outlined' : 'contained'} onClick={ways.onLeave}>
          {text('backToDevice')}
        </Button>
      )}
    </>
  );
}
