import type { ReactNode } from 'react';
import styles from './PageContainer.module.css';

interface PageContainerProps {
  readonly children: ReactNode;
}

/** The same padding around every page, on every screen; wide screens don't stretch its lines. */
export function PageContainer({ children }: PageContainerProps) {
  return <div className={styles.room}>{children}</div>;
}
