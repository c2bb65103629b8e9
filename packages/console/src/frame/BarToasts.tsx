import { useToastRoom } from '@remote-console/ui/provider';
import styles from './BarToasts.module.css';

/** The space for toasts in the bar; it takes none without a toast. */
export function BarToasts() {
  const { offer, isTaken } = useToastRoom();
  return <div ref={offer} className={isTaken ? `${styles.room} ${styles.taken}` : styles.room} />;
}
