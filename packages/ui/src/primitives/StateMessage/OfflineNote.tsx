import { WifiOff } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON } from '../icon.ts';
import styles from './OfflineNote.module.css';

/** A strip that says the browser has no connection; the content stays readable below it. */
export function OfflineNote() {
  const text = useText('common');
  return (
    <output className={styles.note}>
      <WifiOff {...ICON} className={styles.sign} />
      <span>
        <strong>{text('offlineTitle')}</strong> {text('offlineHint')}
      </span>
    </output>
  );
}
