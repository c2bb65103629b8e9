import { useText } from '../../i18n/index.ts';
import styles from './LoadingBar.module.css';

/**
 * A thin line at the top of a list while other rows load. Existing content stays readable below it; its container has
 * to be positioned.
 */
export function LoadingBar() {
  const text = useText('common');
  return <div role="progressbar" aria-label={text('loading')} className={styles.line} />;
}
