import { useEffect, useState } from 'react';
import { pointerPad } from './padGestures.ts';
import styles from './RemoteScreen.module.css';
import type { RfbClient } from './rfbClient.ts';

interface PointerPadProps {
  readonly target: HTMLElement;
  readonly client: RfbClient;
}

/** Lies over the screen and makes fingers move the pointer. Keys and a mouse have the screen itself. */
export function PointerPad({ target, client }: PointerPadProps) {
  const [pad, setPad] = useState<HTMLElement | null>(null);
  useEffect(() => (pad ? pointerPad(pad, target, client) : undefined), [pad, target, client]);
  return <div ref={setPad} className={styles.pad} aria-hidden />;
}
