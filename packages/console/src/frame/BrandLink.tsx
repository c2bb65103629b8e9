import { useToastRoom } from '@remote-console/ui/provider';
import { Link } from 'react-router-dom';
import { BRAND } from '../brand/index.tsx';
import styles from './BrandLink.module.css';

interface BrandLinkProps {
  /** The first page of whoever is signed in. */
  readonly home: string;
}

/** The mark and the name of the product, which lead to its first page. They give way to toasts where there is no room. */
export function BrandLink({ home }: BrandLinkProps) {
  const { isTaken } = useToastRoom();
  return (
    <Link to={home} aria-label={BRAND.name} className={isTaken ? `${styles.brand} ${styles.givesWay}` : styles.brand}>
      {BRAND.logo}
      <span className={styles.name}>{BRAND.name}</span>
    </Link>
  );
}
