import type { HistoryLog } from '@remote-console/domain';
import { HistoryLogWidget } from '@remote-console/ui/history';
import { HistoryPage } from './HistoryPage.tsx';

interface LogRouteProps {
  readonly log: HistoryLog;
}

/** A log of events (C-ROUTE-25 to C-ROUTE-29). */
export function LogRoute({ log }: LogRouteProps) {
  return (
    <HistoryPage name={`log-${log}`}>
      {(state, title) => <HistoryLogWidget log={log} label={title} {...state} />}
    </HistoryPage>
  );
}
