import { useText } from '@remote-console/ui';
import { MAIN_ID } from '../page/index.ts';
import styles from './SkipLink.module.css';

/** The first tab stop: skips the bar and goes to the page. */
export function SkipLink() {
  const text = useText('frame');
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className={styles.link}
    >
      {text('skipToContent')}
    </a>
  );
}
