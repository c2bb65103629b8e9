import Box from '@mui/material/Box';
import type { StatisticsRow } from '@remote-console/api-client';
import { useRanking } from '@remote-console/api-client/react';
import { dailyUsePeriods, daysToSend, type UseDays } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { EmptyState, Link, ListSkeleton, Panel, PanelContent } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../provider/index.ts';

export interface TopRankingWidgetProps {
  /** What is ranked by how many remote sessions it had. */
  readonly category: 'device' | 'user';
  /** Over how many days, today last. */
  readonly days: UseDays;
  /** Where a device is; without it devices are no links. */
  readonly deviceHref?: ((choice: { readonly devicePk: number }) => string) | undefined;
  /** Where the first ten of these days are; without it there is no way there. */
  readonly moreHref?: ((choice: { readonly start: string; readonly end: string }) => string) | undefined;
}

/** So many are shown. */
const SHOWN = 5;

interface RankedProps extends Pick<TopRankingWidgetProps, 'category' | 'deviceHref'> {
  readonly row: StatisticsRow;
  readonly rank: number;
  /** The sessions of the first one: a full bar. */
  readonly most: number;
}

function Ranked({ row, rank, most, category, deviceHref }: RankedProps) {
  const common = useText('common');
  const { device, alias, reg_mail, count } = row;
  const name = category === 'device' ? alias : reg_mail;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) clamp(48px, 24%, 120px) 56px',
        alignItems: 'center',
        gap: 'var(--rc-space-sm)',
        minHeight: 32,
        fontSize: 'var(--rc-font-size-dense)',
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" sx={{ color: 'tone.textHint', textAlign: 'end' }}>
        {rank}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {device !== null && deviceHref ? <Link href={deviceHref({ devicePk: device })}>{name}</Link> : name}
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: 'var(--rc-radius-pill)', bgcolor: 'tone.sunken' }}>
        <Box
          sx={{
            width: `${(count / most) * 100}%`,
            height: '100%',
            borderRadius: 'var(--rc-radius-pill)',
            bgcolor: 'tone.accent',
          }}
        />
      </Box>
      <Box component="span" sx={{ fontWeight: 600, textAlign: 'end' }}>
        {common('number', { value: count })}
      </Box>
    </Box>
  );
}

/** Which devices were reached most, or who reached devices most, in the last days. */
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
    search_mode: 'pagination',
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
            <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {objects.map((row, index) => (
                <Ranked
                  key={`${row.device} ${row.reg_mail}`}
                  row={row}
                  rank={index + 1}
                  most={objects[0]?.count ?? row.count}
                  category={category}
                  deviceHref={deviceHref}
                />
              ))}
            </Box>
          )
        }
      </PanelContent>
    </Panel>
  );
}
