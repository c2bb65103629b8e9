import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { failureOf, type ChartRow } from '@remote-console/api-client';
import { useChart, type StatisticsSubject } from '@remote-console/api-client/react';
import {
  CHART_UNITS,
  chartAddress,
  chartQuery,
  chartYears,
  parseChartView,
  type ChartUnit,
  type ChartView,
} from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { BarChart, DataTable, EmptyState, SelectField, Toolbar, type DataColumn } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import type { QueryState } from './queryState.ts';
import { ReportsForbidden, ReportsOnly } from './ReportsOnly.tsx';
import { usePeriodNames } from './periodNames.ts';
import styles from './ChartWidget.module.css';

export interface ChartWidgetProps extends QueryState {
  /** What is counted: remote sessions or alerts. */
  readonly subject: StatisticsSubject;
}

const UNIT_LABELS = { day: 'byDay', month: 'byMonth', year: 'byYear' } as const satisfies Record<ChartUnit, string>;
const SUBJECT_LABELS = { remote: 'remoteChart', alert: 'alertChart' } as const satisfies Record<
  StatisticsSubject,
  string
>;

/** The expected number of rows, while they load. */
const EXPECTED_ROWS = { day: 31, month: 12, year: 5 } as const satisfies Record<ChartUnit, number>;

interface ChoiceProps {
  readonly view: ChartView;
  readonly onViewChange: (view: ChartView) => void;
}

function ChartChoice({ view, onViewChange }: ChoiceProps) {
  const text = useText('history');
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const { monthName, yearName } = usePeriodNames();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label={text('unit')}
        value={view.unit}
        onChange={(_event, unit: ChartUnit | null) => {
          if (unit !== null) onViewChange({ ...view, unit });
        }}
      >
        {CHART_UNITS.map((unit) => (
          <ToggleButton key={unit} value={unit}>
            {text(UNIT_LABELS[unit])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SelectField
        label={text('year')}
        labelHidden
        value={String(view.year)}
        options={chartYears(now, timeZoneId).map((year) => ({ value: String(year), label: yearName(year) }))}
        onChange={({ value }) => onViewChange({ ...view, year: Number(value) })}
      />
      {view.unit === 'day' && (
        <SelectField
          label={text('month')}
          labelHidden
          value={String(view.month)}
          options={Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1),
            label: monthName(index + 1),
          }))}
          onChange={({ value }) => onViewChange({ ...view, month: Number(value) })}
        />
      )}
    </>
  );
}

function Chart({ subject, query, onQueryChange }: ChartWidgetProps) {
  const text = useText('history');
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const view = parseChartView(query, now, timeZoneId);
  const common = useText('common');
  const { shortName, fullName } = usePeriodNames();
  const { data, error, isLoading, mutate } = useChart(subject, chartQuery(view));
  const failure = error === undefined ? null : failureOf(error);
  const isForbidden = failure?.kind === 'refused' && failure.status === 403;
  const rows = failure ? [] : (data?.objects ?? []);
  const total = rows.reduce((sum, { sessionCount }) => sum + sessionCount, 0);
  const label = text(SUBJECT_LABELS[subject]);

  const columns: readonly DataColumn<ChartRow>[] = [
    {
      field: 'start_date',
      header: text('period'),
      flex: 1,
      minWidth: 140,
      phone: 'title',
      render: ({ startDate }) => fullName(view.unit, startDate),
    },
    {
      field: 'access_cnt',
      header: text('count'),
      width: 140,
      align: 'end',
      render: ({ sessionCount }) => common('number', { value: sessionCount }),
    },
    {
      field: 'access_ratio',
      header: text('share'),
      width: 140,
      align: 'end',
      render: ({ sessionShare }) => text('percent', { value: sessionShare }),
    },
  ];

  return (
    <>
      <Toolbar search={<ChartChoice view={view} onViewChange={(next) => onQueryChange(chartAddress(next))} />} />
      {rows.length > 0 && (
        <div className={styles.card}>
          <BarChart
            label={label}
            heading={total > 0 ? <div className={styles.total}>{text('total', { count: total })}</div> : undefined}
            category={text('period')}
            categories={rows.map(({ startDate }) => ({
              key: startDate,
              label: shortName(view.unit, startDate),
              longLabel: fullName(view.unit, startDate),
            }))}
            series={[{ key: 'count', name: text('count'), values: rows.map(({ sessionCount }) => sessionCount) }]}
            empty={text('empty')}
          />
        </div>
      )}
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        getRowKey={({ startDate }) => startDate}
        rowHeight={36}
        loading={isLoading}
        expectedRows={EXPECTED_ROWS[view.unit]}
        failed={failure !== null && !isForbidden}
        forbidden={isForbidden && <ReportsForbidden />}
        onRetry={() => void mutate()}
        empty={<EmptyState title={text('empty')} hint={text('emptyHint')} />}
      />
    </>
  );
}

/** Numbers by day, month or year, as bars and as rows (C-STATS-05 to C-STATS-12). */
export function ChartWidget(props: ChartWidgetProps) {
  return (
    <ReportsOnly>
      <Chart {...props} />
    </ReportsOnly>
  );
}
