import { formatInstant, operatingSystemOf } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import styles from './logCells.module.css';

/** Times in the person's format, to the second. A hook. */
export function useTimeText(): (instant: string) => string {
  const preferences = useTimePreferences();
  return (instant) => formatInstant(instant, preferences, 'second');
}

/** The name of an operating system (C-HISTORY-10). A hook. */
export function useSystemName(): (code: number) => string {
  const common = useText('common');
  return (code) => operatingSystemOf(code).name ?? common('osUnknown');
}

/** Shown if nothing was recorded. */
export function Nothing() {
  const text = useText('history');
  return (
    <>
      <span aria-hidden className={styles.nothing}>
        –
      </span>
      <VisuallyHidden>{text('none')}</VisuallyHidden>
    </>
  );
}

interface AddressesProps {
  readonly publicAddress: string;
  readonly privateAddress: string;
}

/** The public address, and below it the private one. */
export function Addresses({ publicAddress, privateAddress }: AddressesProps) {
  const text = useText('history');
  if (publicAddress === '' && privateAddress === '') return <Nothing />;
  return (
    <div className={styles.addresses}>
      {publicAddress !== '' && <div>{publicAddress}</div>}
      {privateAddress !== '' && (
        <div className={styles.private}>{text('privateAddress', { address: privateAddress })}</div>
      )}
    </div>
  );
}
