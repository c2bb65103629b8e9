import styles from './Avatar.module.css';
import { initialOf } from './initial.ts';

interface AvatarProps {
  readonly name: string;
  /** URL of the logo; empty without one. */
  readonly logo: string;
}

/** The uploaded logo, otherwise the first letter of a name; the name itself is next to it or read out. */
export function Avatar({ name, logo }: AvatarProps) {
  if (logo !== '') return <img src={logo} alt="" className={styles.avatar} />;
  return <span aria-hidden data-initial={initialOf(name)} className={`${styles.avatar} ${styles.initial}`} />;
}
