import type { StatisticsSubject } from '@remote-console/api-client/react';
import { ChartWidget } from '@remote-console/ui/history';
import { HistoryPage } from './HistoryPage.tsx';

interface ChartRouteProps {
  readonly subject: StatisticsSubject;
}

const PAGES = { remote: 'rate-remote', alert: 'rate-warning' } as const satisfies Record<StatisticsSubject, string>;

/** Counts per period (C-ROUTE-23, C-ROUTE-24). */
export function ChartRoute({ subject }: ChartRouteProps) {
  return <HistoryPage name={PAGES[subject]}>{(state) => <ChartWidget subject={subject} {...state} />}</HistoryPage>;
}
