import { Link } from '@remote-console/ui/primitives';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
}

/** The way back, below the form. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <div className={styles.back}>
      <Link href={href}>{label}</Link>
    </div>
  );
}
