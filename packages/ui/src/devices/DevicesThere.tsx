import type { ReactNode } from 'react';
import { OutdatedContext, OutdatedNote } from '../primitives/index.ts';
import styles from './DeviceListWidget.module.css';
import type { DevicePage } from './useDevicePage.ts';

interface DevicesThereProps {
  readonly page: Extract<DevicePage, { readonly kind: 'ready' }>;
  /** What is above the devices while they are as they are now: what can be done with those that are selected. */
  readonly bar?: ReactNode;
  /** Whether there is more room between the parts, as there is between cards. */
  readonly wide?: boolean;
  /** The devices. */
  readonly children: ReactNode;
  /** How many there are, and the way to the others. */
  readonly foot: ReactNode;
}

/**
 * A page of devices with its bar above and its foot below. While they are outdated, the bar gives its place to a note
 * that says since when, and the foot keeps its room without its counts.
 */
export function DevicesThere({ page, bar, wide = false, children, foot }: DevicesThereProps) {
  const { outdated } = page;
  const isOutdated = outdated !== null;
  return (
    <OutdatedContext.Provider value={isOutdated}>
      <div className={`${styles.there} ${wide ? styles.wide : ''}`}>
        {outdated ? <OutdatedNote {...outdated} /> : bar}
        {children}
        <div className={isOutdated ? styles.unknown : undefined}>{foot}</div>
      </div>
    </OutdatedContext.Provider>
  );
}
