import { useParams } from 'react-router-dom';
import { BRAND } from '../brand/index.tsx';
import { ErrorPage, MAIN_ID } from '../page/index.ts';
import { errorCodeOf } from '../routing/index.ts';
import styles from './ErrorRoute.module.css';

/** The error page for its own address and for every unknown one. */
export function ErrorRoute() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {BRAND.logo}
        {BRAND.name}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ErrorPage code={errorCodeOf(useParams()['code'])} />
      </main>
    </div>
  );
}
