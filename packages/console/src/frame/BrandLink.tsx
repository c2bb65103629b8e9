import { useToastRoom } from '@remote-console/ui/provider';
import { Link } from 'react-router-dom';
import { BRAND } from '../brand/index.tsx';
import styles from './BrandLink.module.css';

interface BrandLinkProps {
  /** The signed-in user's first page. */
  readonly home: string;
}

/** The product's mark and name, which link to its first page. They make room for toasts where space is short. */
export function BrandLink({ home }: BrandLinkProps) {
  const { isTaken } = useToastRoom();
  return (
    <Link to={home} aria-label={BRAND.name} className={isTaken ? `${styles.brand} ${styles.givesWay}` : styles.brand}>
      {BRAND.logo}
      <span className={styles.name}>{BRAND.name}</span>
    </Link>
  );
}
