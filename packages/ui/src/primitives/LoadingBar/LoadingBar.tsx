import { useText } from '../../i18n/index.ts';
import styles from './LoadingBar.module.css';

/**
 * A thin line over the top of a list whose other rows are loading. What is there stays readable below it; what it is in
 * has to be positioned.
 */
export function LoadingBar() {
  const text = useText('common');
  return <div role="progressbar" aria-label={text('loading')} className={styles.line} />;
}
