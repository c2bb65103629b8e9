import type { ScreenMonitor } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { pointerPad, reachOf } from './padGestures.ts';
import styles from './RemoteScreen.module.css';
import type { RfbClient } from './rfbClient.ts';
import type { ScreenState } from './screenState.ts';

interface PointerPadProps {
  readonly target: HTMLElement;
  readonly client: RfbClient;
  /** The one that the pointer is confined to; null for all of the screen. */
  readonly monitor: ScreenMonitor | null;
  readonly screen: ScreenState['size'];
}

/** Covers the screen and makes fingers move the pointer. Keys and a mouse use the screen itself. */
export function PointerPad({ target, client, monitor, screen }: PointerPadProps) {
  const [pad, setPad] = useState<HTMLElement | null>(null);
  useEffect(
    () => (pad ? pointerPad({ pad, target, client, reach: reachOf(monitor, screen) }) : undefined),
    [pad, target, client, monitor, screen],
  );
  return <div ref={setPad} className={styles.pad} aria-hidden />;
}
