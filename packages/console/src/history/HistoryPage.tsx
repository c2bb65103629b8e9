import type { QueryState } from '@remote-console/ui/history';
import { useText } from '@remote-console/ui';
import { PageHeader } from '@remote-console/ui/primitives';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { sectionPages } from '@remote-console/domain';
import { PAGE_LABELS } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import styles from './HistoryPage.module.css';

/** A statistics page. */
export type StatisticsPage = ReturnType<typeof sectionPages<'statistics'>>[number];

interface HistoryPageProps {
  readonly name: StatisticsPage;
  /** The page's content for the state in its address. */
  readonly children: (state: QueryState, title: string) => ReactNode;
}

/** A statistics page: its permission, its name, and its state in the address's query. */
export function HistoryPage({ name, children }: HistoryPageProps) {
  const text = useText('frame');
  const title = text(PAGE_LABELS[name]);
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => Object.fromEntries(parameters), [parameters]);
  return (
    <PageGuard name={name}>
      <PageTitle title={title} />
      <PageHeader title={title} />
      <div className={styles.history}>
        {children({ query, onQueryChange: (next) => setParameters({ ...next }) }, title)}
      </div>
    </PageGuard>
  );
}
