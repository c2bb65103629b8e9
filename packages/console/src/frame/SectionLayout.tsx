import { sectionPages, type Section } from '@remote-console/domain';
import { Suspense, type ReactNode } from 'react';
import { PageWaiting } from '../page/index.ts';
import { PageContainer } from './PageContainer.tsx';
import styles from './SectionLayout.module.css';
import { SectionMenu } from './SectionMenu.tsx';
import { useNavigation } from './useNavigation.ts';

interface SectionLayoutProps {
  readonly section: Section;
  /** The section's routes. */
  readonly children: ReactNode;
}

/**
 * A section of the console: its pages as a sidebar, or as a row above on a narrow screen, and the open page with
 * padding around it. A section with one page has no menu, except management: its profile entry is shown to everyone
 * (C-SIDEBAR-01).
 */
export function SectionLayout({ section, children }: SectionLayoutProps) {
  const navigation = useNavigation();
  const pages = navigation ? sectionPages(section, navigation.viewer, navigation.mode) : [];
  const hasMenu = pages.length > (section === 'management' ? 0 : 1);
  return (
    <div className={styles.section}>
      {hasMenu && <SectionMenu section={section} pages={pages} />}
      <div className={styles.page}>
        <PageContainer>
          {/* The menu stays while a page, or its texts, are loading. */}
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </PageContainer>
      </div>
    </div>
  );
}
