import { useLanguage } from '@remote-console/ui';
import { useToastRoom } from '@remote-console/ui/provider';
import { Link } from 'react-router-dom';
import { BRAND } from '../brand.tsx';
import { startHref } from '../routes/guards.ts';
import styles from './BrandLink.module.css';

/** The mark and the name of the product, which lead to its first page. They give way to toasts where there is no room. */
export function BrandLink() {
  const lang = useLanguage();
  const { isTaken } = useToastRoom();
  return (
    <Link
      to={startHref(lang)}
      aria-label={BRAND.name}
      className={isTaken ? `${styles.brand} ${styles.givesWay}` : styles.brand}
    >
      {BRAND.logo}
      <span className={styles.name}>{BRAND.name}</span>
    </Link>
  );
}
