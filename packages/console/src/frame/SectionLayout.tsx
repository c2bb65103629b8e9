import { sectionPages, type Section } from '@remote-console/domain';
import { Suspense, type ReactNode } from 'react';
import { PageWaiting } from '../page/index.ts';
import { PageRoom } from './PageRoom.tsx';
import styles from './SectionLayout.module.css';
import { SectionMenu } from './SectionMenu.tsx';
import { useNavigation } from './useNavigation.ts';

interface SectionLayoutProps {
  readonly section: Section;
  /** The routes of the section. */
  readonly children: ReactNode;
}

/**
 * A section of the console: its pages as a sidebar, on a narrow screen as a row above, and the open page with the room
 * around it. A section with one page has no menu, except management: its entry of the profile is shown to everybody
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
        <PageRoom>
          {/* The menu stays while a page, or its texts, are on their way. */}
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </PageRoom>
      </div>
    </div>
  );
}
