import { PageHeader, type PageHeaderProps } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { PageTitle } from './PageTitle.tsx';

interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

/** A section's page: its name as browser title and heading, its actions, and its content. */
export function Page({ children, ...header }: PageProps) {
  return (
    <div className={styles.page}>
      <PageTitle title={header.title} />
      <PageHeader {...header} />
      {children}
    </div>
  );
}
