import { formatInstant, operatingSystemOf } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import styles from './logCells.module.css';

/** Times as the person wants them, to the second. A hook. */
export function useTimeText(): (instant: string) => string {
  const preferences = useTimePreferences();
  return (instant) => formatInstant(instant, preferences, 'second');
}

/** The name of an operating system (C-HISTORY-10). A hook. */
export function useSystemName(): (code: number) => string {
  const common = useText('common');
  return (code) => operatingSystemOf(code).name ?? common('osUnknown');
}

/** Stands where nothing was recorded. */
export function Nothing() {
  const text = useText('history');
  return (
    <>
      <span aria-hidden className={styles.nothing}>
        –
      </span>
      <HiddenText>{text('none')}</HiddenText>
    </>
  );
}

interface AddressesProps {
  readonly publicAddress: string;
  readonly privateAddress: string;
}

/** The address that the world sees, and below it the one inside its network. */
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
