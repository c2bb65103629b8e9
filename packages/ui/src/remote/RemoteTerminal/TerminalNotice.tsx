import { MOST_TERMINALS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { BusyLine, Button, keyboardPlatform } from '../../primitives/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import type { TerminalState } from './terminalSession.ts';
import styles from './TerminalNotice.module.css';

function useNoticeWords(state: TerminalState): string | null {
  const text = useText('remoteTerminal');
  switch (state.kind) {
    case 'exited':
      return text('exited', { code: state.code });
    case 'refused':
      switch (state.because) {
        case 'gone':
          return text('gone');
        case 'too_many':
          return text('tooMany', { most: MOST_TERMINALS });
        case 'failed':
          return text('failed');
      }
    // falls through: every refusal has returned.
    case 'opening':
    case 'live':
    case 'away':
    case 'over':
      return null;
  }
}

interface NoticeProps {
  readonly words: string;
  /** What the device said of it; empty for nothing. */
  readonly detail: string;
  /** The way forward; `null` where there is none here. */
  readonly way: { readonly words: string; readonly act: () => void } | null;
}

function Notice({ words, detail, way }: NoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.words}>{words}</p>
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
      {way && (
        <Button variant="contained" size="small" onClick={way.act}>
          {way.words}
        </Button>
      )}
    </div>
  );
}

interface TerminalNoticeProps {
  readonly state: TerminalState;
  readonly onOpenNew: () => void;
}

/** Says that there is no shell any more, or none yet, and offers another. */
export function TerminalNotice({ state, onOpenNew }: TerminalNoticeProps) {
  const text = useText('remoteTerminal');
  const words = useNoticeWords(state);
  if (words === null) return null;
  const detail = state.kind === 'refused' ? state.detail : '';
  return <Notice words={words} detail={detail} way={{ words: text('openNew'), act: onOpenNew }} />;
}

interface GuestNoticeProps {
  readonly state: TerminalState;
  /** Who opened the terminal; empty where that is not known. */
  readonly of: string;
  readonly onOpenOwn: (() => void) | undefined;
}

/** Says that the terminal of somebody else is over. Another one would be the person's own. */
export function GuestNotice({ state, of, onOpenOwn }: GuestNoticeProps) {
  const text = useText('remoteTerminal');
  const session = useText('remote');
  if (state.kind !== 'exited' && state.kind !== 'refused') return null;
  return (
    <Notice
      words={of === '' ? text('guestOverUnnamed') : text('guestOver', { name: of })}
      detail=""
      way={onOpenOwn ? { words: session('openOwnTerminal'), act: onOpenOwn } : null}
    />
  );
}

interface TerminalStripProps {
  readonly state: TerminalState;
  readonly guest: TerminalGuest | null;
  /** Whether the shell has just gone on after a loss of connection, with all of its output or without some. */
  readonly back: 'none' | 'whole' | 'gap';
}

function useStripWords({ state, guest, back }: TerminalStripProps) {
  const text = useText('remoteTerminal');
  switch (state.kind) {
    case 'away':
      return { tone: 'warn', words: text(guest?.watching === true ? 'awayWatching' : 'away') } as const;
    case 'over':
      return { tone: 'warn', words: text('over') } as const;
    case 'opening':
      return { tone: 'info', words: text(guest ? 'openingGuest' : 'opening') } as const;
    case 'live':
      if (back === 'none') return null;
      return { tone: back === 'gap' ? 'warn' : 'info', words: text(back === 'gap' ? 'backWithGap' : 'back') } as const;
    case 'exited':
    case 'refused':
      return null;
  }
}

/** Says over the output how the connection is, where that matters. */
export function TerminalStrip(props: TerminalStripProps) {
  const strip = useStripWords(props);
  return (
    <>
      {props.state.kind === 'opening' && <BusyLine />}
      <output className={styles.strip} data-tone={strip?.tone}>
        {strip?.words}
      </output>
    </>
  );
}

/** Says where the link under the pointer leads, and how to go there. */
export function LinkHint({ address }: { readonly address: URL | null }) {
  const text = useText('remoteTerminal');
  if (address === null) return null;
  const key = keyboardPlatform() === 'mac' ? '⌘' : 'Ctrl';
  const isFinger = window.matchMedia('(pointer: coarse)').matches;
  return (
    <div className={styles.link}>
      {isFinger ? text('linkHintTap', { host: address.host }) : text('linkHint', { host: address.host, key })}
    </div>
  );
}
