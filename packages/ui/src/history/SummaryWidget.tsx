import Box from '@mui/material/Box';
import { parseHistoryDays } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { Toolbar } from '../primitives/index.ts';
import { DaysField } from './DaysField.tsx';
import { useFirstDays, type QueryState } from './queryState.ts';
import { ReportsOnly } from './ReportsOnly.tsx';
import { RANKING_LENGTH, RankingWidget, type RankingWidgetProps } from './RankingWidget.tsx';
import styles from './SummaryWidget.module.css';

export interface SummaryWidgetProps extends QueryState, Pick<RankingWidgetProps, 'deviceHref'> {}

/** The rankings, in the order of the page. */
const RANKINGS = [
  { subject: 'remote', heading: 'remoteUse', labels: { user: 'remoteByUser', device: 'remoteByDevice' } },
  { subject: 'alert', heading: 'alerts', labels: { user: 'alertByUser', device: 'alertByDevice' } },
] as const;

const CATEGORIES = [
  { category: 'user', heading: 'byUser' },
  { category: 'device', heading: 'byDevice' },
] as const;

/** The rankings of a date range: remote use, then alerts, by user and by device (C-STATS-01, C-STATS-02). */
export function SummaryWidget({ query, onQueryChange, deviceHref }: SummaryWidgetProps) {
  const text = useText('history');
  const days = parseHistoryDays(query, useFirstDays());
  return (
    <ReportsOnly>
      <Toolbar search={<DaysField days={days} onChange={({ start, end }) => onQueryChange({ start, end })} />} />
      {RANKINGS.map(({ subject, heading, labels }) => (
        <section key={subject} aria-label={text(heading)} className={styles.section}>
          <h2 className={styles.title}>{text(heading)}</h2>
          <Box
            sx={{
              display: 'grid',
              gap: 'var(--rc-space-roomy)',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {CATEGORIES.map(({ category, heading: title }) => (
              <div key={category} className={styles.ranking}>
                <h3 className={styles.category}>{text(title, { count: RANKING_LENGTH })}</h3>
                <RankingWidget
                  subject={subject}
                  category={category}
                  days={days}
                  label={text(labels[category])}
                  deviceHref={deviceHref}
                />
              </div>
            ))}
          </Box>
        </section>
      ))}
    </ReportsOnly>
  );
}
