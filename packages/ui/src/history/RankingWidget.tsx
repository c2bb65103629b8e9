import { failureOf, type StatisticsRow } from '@remote-console/api-client';
import { useRanking, type StatisticsSubject } from '@remote-console/api-client/react';
import { daysToSend, type HistoryDays } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { DataTable, EmptyState, Link, type DataColumn } from '../primitives/index.ts';
import { ReportsForbidden } from './ReportsOnly.tsx';
import styles from './RankingWidget.module.css';

/** The length of a ranking. */
export const RANKING_LENGTH = 10;

export interface RankingWidgetProps {
  /** What is counted: remote sessions or alerts. */
  readonly subject: StatisticsSubject;
  /** Whether people or devices are ranked. */
  readonly category: 'user' | 'device';
  /** The first and the last day that count, in the person's time zone. */
  readonly days: HistoryDays;
  /** Name of the table. */
  readonly label: string;
  /** The address of a device; without it devices are not links. */
  readonly deviceHref?: ((device: { readonly deviceId: number }) => string) | undefined;
}

type RankedRow = StatisticsRow & { readonly rank: number };

/** The top ten by count, of users or of devices (C-STATS-01, C-STATS-02). */
export function RankingWidget({ subject, category, days, label, deviceHref }: RankingWidgetProps) {
  const text = useText('history');
  const common = useText('common');
  const ranking = useRanking(subject, {
    by: category === 'user' ? 'mgrid' : 'create_time',
    type: category,
    ...daysToSend(days),
    searchMode: 'pagination',
    order: 'desc',
    limit: RANKING_LENGTH,
    offset: 0,
  });
  const failure = ranking.error === undefined ? null : failureOf(ranking.error);
  const isForbidden = failure?.kind === 'refused' && failure.status === 403;
  const rows = (ranking.data?.objects ?? []).map((row, index): RankedRow => ({ ...row, rank: index + 1 }));

  const columns: readonly DataColumn<RankedRow>[] = [
    { field: 'rank', header: text('rank'), width: 52, align: 'end', render: ({ rank }) => rank },
    {
      field: 'name',
      header: text(category),
      flex: 1,
      minWidth: 140,
      phone: 'title',
      render: ({ personMail, alias, device }) => {
        if (category === 'user') return personMail;
        return device !== null && deviceHref ? <Link href={deviceHref({ deviceId: device })}>{alias}</Link> : alias;
      },
    },
    {
      field: 'count',
      header: text('count'),
      width: 84,
      align: 'end',
      render: ({ count }) => common('number', { value: count }),
    },
    {
      field: 'usage',
      yields: 1,
      header: text('share'),
      width: 84,
      align: 'end',
      render: ({ usage }) => text('percent', { value: usage }),
    },
  ];

  return (
    <div className={styles.ranking}>
      <DataTable
        label={label}
        rows={failure ? [] : rows}
        columns={columns}
        getRowKey={({ rank }) => rank}
        loading={ranking.isLoading}
        expectedRows={RANKING_LENGTH}
        failed={failure !== null && !isForbidden}
        forbidden={isForbidden && <ReportsForbidden />}
        onRetry={() => void ranking.mutate()}
        empty={<EmptyState title={text('empty')} hint={text('emptyHint')} />}
      />
    </div>
  );
}
