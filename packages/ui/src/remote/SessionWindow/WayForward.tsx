import type { WayOn } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';

/** Where a person can go if the session cannot continue. */
export interface WaysOut {
  /** Returns to the device. */
  readonly onLeave: () => void;
  /** Opens the device list. */
  readonly onOpenList?: (() => void) | undefined;
  /** Requests an approval; not offered without it. */
  readonly onAskAccess?: (() => void) | undefined;
  /** Opens the login. */
  readonly onLogIn?: (() => void) | undefined;
}

/** The actions for the state of a connection. */
export interface TabActions extends WaysOut {
  readonly onAgain: () => void;
  readonly onTryNow: () => void;
  /** Consents to the recording of the connection. */
  readonly onAgree: () => void;
  /** Opens the person's own terminal to replace that of somebody else; only for the tab of such a one. */
  readonly onOpenOwn?: () => void;
  /** Continues with the previous connection; only if it still exists. */
  readonly onKeepWatching?: () => void;
  /** Stops connecting. */
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
  /** Connects again, if that makes sense. */
  readonly onAgain?: () => void;
  /** Opens the person's own terminal, if that of somebody else is not accessible. */
  readonly onOpenOwn?: (() => void) | undefined;
}

interface KeepWatchingProps {
  readonly way: WayOn;
  readonly onKeepWatching: () => void;
  readonly onAgain: () => void;
}

/** The buttons if control was refused to a person who may continue watching. */
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

/** The buttons for the next step. There is always at least one. */
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
