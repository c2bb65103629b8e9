import type { ReactNode } from 'react';
import styles from './PageContainer.module.css';

interface PageContainerProps {
  readonly children: ReactNode;
}

/** The same room around every page, on every screen; a wide screen does not pull its lines apart. */
export function PageContainer({ children }: PageContainerProps) {
  return <div className={styles.room}>{children}</div>;
}
