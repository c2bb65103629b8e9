import type { ReactNode } from 'react';
import { OutdatedContext, OutdatedNote } from '../primitives/index.ts';
import styles from './DeviceListWidget.module.css';
import type { DevicePage } from './useDevicePage.ts';

interface DevicesThereProps {
  readonly page: Extract<DevicePage, { readonly kind: 'ready' }>;
  /** What is above the devices while they are current: the actions of the selection. */
  readonly bar?: ReactNode;
  /** Whether there is more space between the parts, as between cards. */
  readonly wide?: boolean;
  /** The devices. */
  readonly children: ReactNode;
  /** The count and the pagination. */
  readonly foot: ReactNode;
}

/**
 * A page of devices with a bar above and a footer below. While outdated, a note with the time replaces the bar, and the
 * footer keeps its space without counts.
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
