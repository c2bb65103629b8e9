import type { DailyUse } from '@remote-console/api-client';
import { useDailyUse } from '@remote-console/api-client/react';
import type { RemoteKind, UseDays } from '@remote-console/domain';
import { useMemo } from 'react';
import { useLanguage, useText } from '../i18n/index.ts';
import { BarChart, Panel, PanelContent, Skeleton } from '../primitives/index.ts';

export interface DailyUseWidgetProps {
  /** The number of days, ending today. */
  readonly days: UseDays;
}

const KINDS = ['screen', 'terminal', 'files'] as const satisfies readonly RemoteKind[];
const CHART_HEIGHT = 200;
/** Including the legend above the bars and the labels below them. */
const CONTENT_HEIGHT = CHART_HEIGHT + 64;
const DAYS_OF_WEEK = 7;

/** The names of days: a short one below the bar, and one with the day of the week in the tooltip. A hook. */
function useDayNames() {
  const language = useLanguage();
  return useMemo(() => {
    // A calendar date is not an instant: it is parsed and formatted in one zone.
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
    };
    return {
      short: format({ month: 'short', day: 'numeric' }),
      long: format({ month: 'long', day: 'numeric', weekday: 'long' }),
    };
  }, [language]);
}

function UseChart({ rows }: { readonly rows: readonly DailyUse[] }) {
  const text = useText('overview');
  const names = useDayNames();
  return (
    <BarChart
      label={text('dailyUseOf', { count: rows.length })}
      category={text('day')}
      categories={rows.map(({ startDate: day }) => ({
        key: day,
        label: names.short(day),
        longLabel: names.long(day),
      }))}
      series={KINDS.map((kind) => ({ key: kind, name: text(`use_${kind}`), values: rows.map((row) => row[kind]) }))}
      labelEvery={rows.length > DAYS_OF_WEEK ? DAYS_OF_WEEK : 1}
      height={CHART_HEIGHT}
      tableView
      empty={text('noUse')}
    />
  );
}

/** The number of remote sessions started on each of the last days, by how they were started. */
export function DailyUseWidget({ days }: DailyUseWidgetProps) {
  const text = useText('overview');
  return (
    <Panel title={text('dailyUse')} note={text('lastDays', { count: days })}>
      <PanelContent read={useDailyUse(days)} skeleton={<Skeleton height={CONTENT_HEIGHT} width="100%" />}>
        {({ objects }) => <UseChart rows={objects} />}
      </PanelContent>
    </Panel>
  );
}
