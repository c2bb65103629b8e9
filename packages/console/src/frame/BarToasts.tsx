import { useToastRoom } from '@remote-console/ui/provider';
import styles from './BarToasts.module.css';

/** The room for toasts in the bar; without one it takes none. */
export function BarToasts() {
  const { offer, isTaken } = useToastRoom();
  return <div ref={offer} className={isTaken ? `${styles.room} ${styles.taken}` : styles.room} />;
}
