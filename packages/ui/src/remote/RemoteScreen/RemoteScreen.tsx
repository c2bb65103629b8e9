import { connectionQuality, type RemoteChannel, type ScreenQuality } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ClipboardPanel } from './ClipboardPanel.tsx';
import { KeysMenu } from './KeysMenu.tsx';
import { MonitorsMenu } from './MonitorsMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { PointerPad } from './PointerPad.tsx';
import { QualityPanel } from './QualityPanel.tsx';
import styles from './RemoteScreen.module.css';
import type { OpenPanel, ScreenPanels } from './screenPanels.ts';
import { ScreenNotice } from './ScreenNotice.tsx';
import { ScreenStage } from './ScreenStage.tsx';
import { ScreenToolbar } from './ScreenToolbar.tsx';
import type { FingerMode, ScreenTools } from './screenTools.ts';
import { TypingBar } from './TypingBar.tsx';
import { useClipboard } from './useClipboard.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useNotice } from './useNotice.ts';
import { useScreen, type ScreenWishes } from './useScreen.ts';
import { useRefusal, useScreenActs, useScreenshot } from './useScreenActs.ts';
import { useScreenKeyboard } from './useScreenKeyboard.ts';
import { useViewOnlyWords } from './useViewOnlyWords.ts';

export interface RemoteScreenProps {
  /** Live, of kind `screen`. After a connection loss another one continues with the last picture. */
  readonly channel: RemoteChannel;
  /** Name of the device, for labels and screenshot file names. */
  readonly deviceName: string;
  /** Starts without sending anything to the device; the person can disable that. */
  readonly startsViewOnly?: boolean;
  /** Only shows what somebody else controls, and sends nothing to the device; the person cannot disable that. */
  readonly watching?: boolean;
  /** The names of the others who control the screen; empty if unknown. */
  readonly controlledBy?: string;
  /** Ends the connection. Without it there is no button for that: the host has one. */
  readonly onDisconnect?: (() => void) | undefined;
}

function usePanels(container: HTMLElement | null): ScreenPanels {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  return {
    open,
    toggle: (name, anchor) => setOpen((before) => (before?.name === name ? null : { name, anchor })),
    close: () => setOpen(null),
    container,
  };
}

/**
 * The screen of a device with keyboard, pointer, touch and clipboard, and its tools. It fills its container. Its code
 * is loaded with the first one.
 */
export function RemoteScreen(props: RemoteScreenProps) {
  const { channel, deviceName, startsViewOnly = false, watching = false, controlledBy = '', onDisconnect } = props;
  const text = useText('remoteScreen');
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [viewOnly, setViewOnly] = useState(startsViewOnly);
  const [size, setSize] = useState<ScreenWishes['size']>('fit');
  const [quality, setQuality] = useState<ScreenQuality>('automatic');
  const [isTyping, setTyping] = useState(false);
  const [finger, setFinger] = useState<FingerMode>('touch');
  const [notice, setNotice] = useNotice();
  const { isFull, toggle: toggleFull } = useFullScreen(root);
  const panels = usePanels(isFull ? root : null);

  const wishes: ScreenWishes = { viewOnly: viewOnly || watching, size, quality };
  const { state, client, monitorChoice, usedQuality, retry } = useScreen(channel, target, wishes);
  const { shown: monitor } = monitorChoice;
  const isLive = state.phase === 'live';
  const { viewOnlySign, viewOnlyRefusal } = useViewOnlyWords(state, watching, controlledBy);
  const isViewOnly = viewOnly || viewOnlyRefusal !== null;
  const acts = useScreenActs(client, useRefusal({ isLive, viewOnlyRefusal, viewOnly }));
  const { isAutomatic } = useClipboard(target, state.copied, acts);
  useScreenKeyboard(target, root, text('screenOf', { name: deviceName }), client);
  const sayScreenshot = useCallback(
    ({ fileName }: { readonly fileName: string | null }) =>
      setNotice(fileName === null ? text('screenshotFailed') : text('screenshotSaved', { name: fileName })),
    [setNotice, text],
  );
  const takeScreenshot = useScreenshot(client, monitor, deviceName, sayScreenshot);

  const tools: ScreenTools = {
    state,
    acts,
    panels,
    monitorChoice,
    size,
    onSize: (change) => setSize(change.size),
    isViewOnly,
    viewOnlyRefusal,
    onViewOnly: (change) => {
      acts.releaseHeld();
      setViewOnly(change.viewOnly);
    },
    isTyping,
    onTyping: (change) => setTyping(change.isTyping),
    screenshotRefusal: isLive ? null : text('whyWaiting'),
    onScreenshot: takeScreenshot,
    isFull,
    onFullScreen: toggleFull,
    onDisconnect,
    finger,
    onFinger: (change) => setFinger(change.finger),
  };
  const isPad = finger === 'pointer' && isLive;
  return (
    <section ref={setRoot} className={styles.screen} aria-label={text('screenOf', { name: deviceName })}>
      <ScreenToolbar {...tools} />
      {isTyping && <TypingBar acts={acts} onClose={() => setTyping(false)} />}
      <ScreenStage
        state={state}
        size={size}
        monitor={monitor}
        viewOnlyLabel={isViewOnly ? viewOnlySign : null}
        isPoor={connectionQuality(state.roundTrips) === 'poor'}
        targetRef={setTarget}
        onRetry={retry}
      >
        {isPad && target && client && (
          <PointerPad target={target} client={client} monitor={monitor} screen={state.size} />
        )}
        <ScreenNotice words={notice} isPad={isPad} />
      </ScreenStage>
      <PhoneTools {...tools} />
      <MonitorsMenu panels={panels} choice={monitorChoice} />
      <QualityPanel
        panels={panels}
        state={state}
        quality={quality}
        usedQuality={usedQuality}
        onQuality={(change) => setQuality(change.quality)}
      />
      <KeysMenu panels={panels} acts={acts} />
      <ClipboardPanel panels={panels} copied={state.copied} acts={acts} isAutomatic={isAutomatic} />
      <MoreMenu {...tools} />
    </section>
  );
}
