import type { Device } from '@remote-console/api-client';
import type { ReactNode } from 'react';
import { SimulatedBadge } from '../../devices/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, OperatingSystemIcon, StatusBadge, type StatusTone } from '../../primitives/index.ts';
import type { TextKey } from '../../i18n/index.ts';
import styles from './SessionBar.module.css';

/** The device of a session, as named in its window. */
export type SessionDevice = Pick<Device, 'id' | 'alias' | 'osId' | 'simulated'>;

/** The state of the current connection, as a word. */
export type BarState = 'none' | 'connecting' | 'waiting' | 'live' | 'poor' | 'reconnecting' | 'ended';

const SIGNS = {
  none: { tone: 'offline', words: 'stateNone' },
  connecting: { tone: 'info', words: 'stateConnecting' },
  waiting: { tone: 'info', words: 'stateWaiting' },
  live: { tone: 'online', words: 'stateLive' },
  poor: { tone: 'warn', words: 'statePoor' },
  reconnecting: { tone: 'warn', words: 'stateReconnecting' },
  ended: { tone: 'offline', words: 'stateEnded' },
} as const satisfies Record<BarState, { readonly tone: StatusTone; readonly words: TextKey<'remote'> }>;

interface SessionBarProps {
  readonly device: SessionDevice;
  readonly state: BarState;
  readonly kinds: ReactNode;
  readonly facts: ReactNode;
  /** Menus before the button that ends the session. */
  readonly menus: ReactNode;
  readonly onEnd: () => void;
}

/** The bar over a session: device, connection, people, duration, and ending it. */
export function SessionBar({ device, state, kinds, facts, menus, onEnd }: SessionBarProps) {
  const text = useText('remote');
  const { tone, words } = SIGNS[state];
  return (
    <div role="group" aria-label={text('bar')} className={styles.bar}>
      <div className={styles.device}>
        <span className={styles.system}>
          <OperatingSystemIcon code={device.osId} />
        </span>
        <h1 className={styles.name} title={device.alias}>
          {device.alias}
        </h1>
        <span className={styles.signs}>
          {device.simulated && <SimulatedBadge />}
          <StatusBadge tone={tone} label={text(words)} />
        </span>
      </div>
      <div className={styles.kinds}>{kinds}</div>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.acts}>
        {menus}
        <Button color="error" aria-label={text('endSession')} onClick={onEnd}>
          {text('end')}
        </Button>
      </div>
    </div>
  );
}
