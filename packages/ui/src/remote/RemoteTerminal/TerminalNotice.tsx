import { MOST_TERMINALS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { LoadingBar, Button, keyboardPlatform } from '../../primitives/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import type { TerminalState } from './terminalSession.ts';
import styles from './TerminalNotice.module.css';

function useNoticeText(state: TerminalState): string | null {
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
  /** The device's message; empty for none. */
  readonly detail: string;
  /** The next step; `null` if there is none here. */
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

/** Says that there is no shell any more, or not yet, and offers another. */
export function TerminalNotice({ state, onOpenNew }: TerminalNoticeProps) {
  const text = useText('remoteTerminal');
  const words = useNoticeText(state);
  if (words === null) return null;
  const detail = state.kind === 'refused' ? state.detail : '';
  return <Notice words={words} detail={detail} way={{ words: text('openNew'), act: onOpenNew }} />;
}

interface GuestNoticeProps {
  readonly state: TerminalState;
  /** The owner of the terminal; empty if unknown. */
  readonly of: string;
  readonly onOpenOwn: (() => void) | undefined;
}

/** Says that the terminal of somebody else has ended. A new one would be the person's own. */
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
  /** Whether the shell has just resumed after a connection loss, with all of its output or with a gap. */
  readonly back: 'none' | 'whole' | 'gap';
}

function useStripLabel({ state, guest, back }: TerminalStripProps) {
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

/** Shows the state of the connection over the output, if relevant. */
export function TerminalStrip(props: TerminalStripProps) {
  const strip = useStripLabel(props);
  return (
    <>
      {props.state.kind === 'opening' && <LoadingBar />}
      <output className={styles.strip} data-tone={strip?.tone}>
        {strip?.words}
      </output>
    </>
  );
}

/** Shows the target of the link under the pointer, and how to open it. */
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
