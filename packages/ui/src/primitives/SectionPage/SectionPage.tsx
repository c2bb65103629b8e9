import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import styles from './SectionPage.module.css';

export interface SectionPageProps extends PageHeaderProps {
  /** The purpose of the page, as a sentence below its title. */
  readonly description?: ReactNode;
  /** `wide` (default, 1320 px) for tables, `form` (880 px) for settings and reading. */
  readonly width?: 'wide' | 'form';
  readonly children: ReactNode;
}

/** The body of a page: its header and its content. The caller provides the space around it. */
export function SectionPage({ description, width = 'wide', children, ...head }: SectionPageProps) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <PageHeader {...head} />
      {description && <div className={styles.description}>{description}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
