import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { isWaitingForTerminal } from '../opensTerminal.ts';
import type { ScreenSearch } from './terminalSearch.ts';
import type { RemoteTerminalProps } from './RemoteTerminal.tsx';
import { TerminalFind, type Found } from './TerminalFind.tsx';
import { GuestNotice, LinkHint, TerminalNotice, TerminalStrip } from './TerminalNotice.tsx';
import { TerminalToolbar } from './TerminalToolbar.tsx';
import { LEAVE_KEYS, terminalKey, type TerminalKey } from './terminalKeys.ts';
import { useTerminal } from './useTerminal.ts';
import { useTerminalClipboard } from './useTerminalClipboard.ts';
import { useTextSize } from './useTextSize.ts';
import styles from './TerminalView.module.css';

const NOTHING_FOUND: Found = { resultIndex: -1, resultCount: 0 };

/** Opens an address shown by a terminal, after the person has confirmed. */
function useLinkFollowing(): (address: URL) => Promise<void> {
  const text = useText('remoteTerminal');
  const dialogs = useDialogs();
  return async (address) => {
    const agreed = await dialogs.confirm({
      title: text('linkTitle'),
      body: address.href,
      confirmLabel: text('linkOpen'),
    });
    if (agreed) window.open(address.href, '_blank', 'noopener,noreferrer');
  };
}

/** The terminal itself: see `RemoteTerminal`. */
export function TerminalView(props: RemoteTerminalProps) {
  const { channel, deviceName, onTitle, resumed = null, guest = null, onOpenOwn, onFollow } = props;
  const text = useText('remoteTerminal');
  const named = useText('common');
  const leaveId = useId();
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState(NOTHING_FOUND);
  const [listens, setListens] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const follow = useLinkFollowing();
  const acts: Readonly<Record<TerminalKey, () => void>> = {
    find: () => setFinding(true),
    copy: () => void clipboard.copy(),
    leave: () => bar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
  };
  const terminal = useTerminal(
    channel,
    { resumed, guest },
    {
      title: (title) => onTitle?.(title),
      matches: setFound,
      follow: (address) => void follow(address),
      key(event) {
        const act = terminalKey(event);
        if (act === null) return false;
        // The browser handles the paste keys itself, without needing a permission.
        if (act === 'paste') return true;
        event.preventDefault();
        acts[act]();
        return true;
      },
    },
  );
  const { setBox, screen, session, state, takesInput, size, back, hasSelection, hovered } = terminal;
  const clipboard = useTerminalClipboard(
    () => screen?.selection() ?? '',
    (pasted) => screen?.paste(pasted),
  );
  const textSize = useTextSize(screen);
  const label = text('label', { device: deviceName });

  useEffect(() => (session ? onFollow?.(session.kept) : undefined), [session, onFollow]);
  useEffect(() => screen?.setLabel(label, leaveId), [screen, label, leaveId]);
  useEffect(() => screen?.setScreenReader(listens), [screen, listens]);
  const isLive = state.kind === 'live';
  useEffect(() => {
    // People who opened the terminal want to type; if they do something else meanwhile, their focus is left alone.
    if (takesInput && isWaitingForTerminal()) screen?.focus();
  }, [screen, takesInput]);

  const find = useCallback(
    (search: ScreenSearch, direction: 'next' | 'previous' | 'here') => screen?.find(search, direction),
    [screen],
  );
  const endFind = () => {
    screen?.endFind();
    setFinding(false);
    setFound(NOTHING_FOUND);
    screen?.focus();
  };

  return (
    <section aria-label={label} className={styles.view}>
      <TerminalToolbar
        ref={bar}
        state={state}
        guest={guest}
        size={size}
        isFinding={isFinding}
        onFind={() => (isFinding ? endFind() : setFinding(true))}
        onCopy={hasSelection ? () => void clipboard.copy() : null}
        onPaste={takesInput ? () => void clipboard.paste().then(() => screen?.focus()) : null}
        textSize={textSize}
        listens={listens}
        onListens={() => setListens(!listens)}
      />
      <div className={styles.stage} data-dimmed={isLive ? undefined : ''}>
        <div ref={setBox} dir="ltr" className={styles.box} />
        <TerminalStrip state={state} guest={guest} back={back} />
        {isFinding && <TerminalFind found={found} onFind={find} onClose={endFind} />}
        <LinkHint address={hovered} />
        {guest ? (
          <GuestNotice state={state} of={guest.of} onOpenOwn={onOpenOwn} />
        ) : (
          <TerminalNotice
            state={state}
            onOpenNew={() => {
              session?.openNew();
              screen?.focus();
            }}
          />
        )}
      </div>
      <VisuallyHidden id={leaveId}>
        {named('named', { name: text('leave'), value: LEAVE_KEYS.join('+') })}
      </VisuallyHidden>
    </section>
  );
}
