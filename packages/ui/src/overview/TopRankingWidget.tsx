import type { StatisticsRow } from '@remote-console/api-client';
import { useRanking } from '@remote-console/api-client/react';
import { dailyUsePeriods, daysToSend, type UseDays } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { EmptyState, Link, ListSkeleton, Panel, PanelContent } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import styles from './TopRankingWidget.module.css';

export interface TopRankingWidgetProps {
  /** What is ranked by its number of remote sessions. */
  readonly category: 'device' | 'user';
  /** The number of days, ending today. */
  readonly days: UseDays;
  /** Address of a device; without it devices are not links. */
  readonly deviceHref?: ((choice: { readonly deviceId: number }) => string) | undefined;
  /** Address of the top ten of these days; without it there is no link. */
  readonly moreHref?: ((choice: { readonly start: string; readonly end: string }) => string) | undefined;
}

/** How many are shown. */
const SHOWN = 5;

interface RankedProps extends Pick<TopRankingWidgetProps, 'category' | 'deviceHref'> {
  readonly row: StatisticsRow;
  readonly rank: number;
  /** The number of sessions of the first one: a full bar. */
  readonly most: number;
}

function Ranked({ row, rank, most, category, deviceHref }: RankedProps) {
  const common = useText('common');
  const { device, alias, personMail, count } = row;
  const name = category === 'device' ? alias : personMail;
  return (
    <li className={styles.item}>
      <span className={styles.rank}>{rank}</span>
      <span className={styles.name}>
        {device !== null && deviceHref ? <Link href={deviceHref({ deviceId: device })}>{name}</Link> : name}
      </span>
      <div aria-hidden className={styles.track}>
        <div className={styles.share} style={{ width: `${(count / most) * 100}%` }} />
      </div>
      <span className={styles.count}>{common('number', { value: count })}</span>
    </li>
  );
}

/** The most accessed devices, or the most active people, of the last days. */
export function TopRankingWidget({ category, days, deviceHref, moreHref }: TopRankingWidgetProps) {
  const text = useText('overview');
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const periods = dailyUsePeriods(days, now, timeZoneId);
  const shown = { start: periods[0]?.startDate ?? '', end: periods.at(-1)?.startDate ?? '' };
  const title = text(category === 'device' ? 'topDevices' : 'topPeople');
  const read = useRanking('remote', {
    by: category === 'user' ? 'mgrid' : 'create_time',
    type: category,
    ...daysToSend(shown),
    searchMode: 'pagination',
    order: 'desc',
    limit: SHOWN,
    offset: 0,
  });
  return (
    <Panel
      title={title}
      note={text('bySessions')}
      actions={
        moreHref && (
          <Link href={moreHref(shown)} aria-label={text('topTenOf', { list: title })}>
            {text('topTen')}
          </Link>
        )
      }
    >
      <PanelContent read={read} skeleton={<ListSkeleton rows={3} />}>
        {({ objects }) =>
          objects.length === 0 ? (
            <EmptyState title={text('noUse')} />
          ) : (
            <ol aria-label={title} className={styles.list}>
              {objects.map((row, index) => (
                <Ranked
                  key={`${row.device} ${row.personMail}`}
                  row={row}
                  rank={index + 1}
                  most={objects[0]?.count ?? row.count}
                  category={category}
                  deviceHref={deviceHref}
                />
              ))}
            </ol>
          )
        }
      </PanelContent>
    </Panel>
  );
}
