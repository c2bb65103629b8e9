import { useDeviceSummary } from '@remote-console/api-client/react';
import { bellCount, type WaitingCounts } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { useWaiting } from './useWaiting.ts';

/** What the bell shows. */
export interface Bell {
  /** The user's pending decisions. */
  readonly waiting: WaitingCounts;
  /** Those plus unread items. */
  readonly count: number;
  /** The same in words. */
  readonly name: string;
}

/** How much is pending or unread. Events and the summary polling keep it current. */
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
