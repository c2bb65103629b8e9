import { useDeviceSummary } from '@remote-console/api-client/react';
import { bellCount, type WaitingCounts } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { useWaiting } from './useWaiting.ts';

/** What the bell says. */
export interface Bell {
  /** What waits for a decision of the person. */
  readonly waiting: WaitingCounts;
  /** That, and what is unread besides. */
  readonly count: number;
  /** The same in words. */
  readonly name: string;
}

/** How much waits for the person or is unread. Events and the pace of the summary keep it. */
export function useBell(): Bell {
  const text = useText('frame');
  const waiting = useWaiting();
  const count = bellCount(waiting, useDeviceSummary().data?.objects[0] ?? null);
  const decisions = waiting.requests + waiting.tickets;
  const name = () => {
    if (count === 0) return text('notices');
    return count === decisions ? text('noticesWaiting', { count }) : text('noticesNew', { count });
  };
  return { waiting, count, name: name() };
}
