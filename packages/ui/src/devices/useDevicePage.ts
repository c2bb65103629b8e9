import { failureOf, isWorthRetry, type Device, type Failure } from '@remote-console/api-client';
import { readingOf, useDevices } from '@remote-console/api-client/react';
import { deviceQuery, isNarrowed, type DeviceView } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { useOutdatedNote, type OutdatedNoteProps } from '../primitives/index.ts';
import { useIsOnline } from '../browser/index.ts';
import type { EmptySituation } from './DeviceListEmpty/DeviceListEmpty.tsx';

/** What there is to show of a page of devices. */
export type DevicePage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'empty'; readonly situation: EmptySituation }
  | {
      readonly kind: 'there';
      readonly devices: readonly Device[];
      readonly total: number;
      /** Whether these are the rows of before, while others are on their way. */
      readonly busy: boolean;
      /** What says that the devices are as they were; `null` while they are as they are now. */
      readonly outdated: OutdatedNoteProps | null;
    };

const NOBODY: readonly Device[] = [];

/** The devices of a page; none while there are none to show. */
export const devicesOf = (page: DevicePage): readonly Device[] => (page.kind === 'there' ? page.devices : NOBODY);

function situationOf(view: DeviceView, groupPk: string): EmptySituation {
  if (isNarrowed(view)) return 'no-match';
  if (groupPk === 'favorite') return 'no-favourites';
  return groupPk === 'all' ? 'no-devices' : 'empty-group';
}

interface DevicePageInput {
  readonly view: DeviceView;
  /** `all`, `favorite` or the pk of a group, as the address spells it. */
  readonly groupPk: string;
  readonly onViewChange: (view: DeviceView) => void;
  /** How often the page is read again beside what events tell, in milliseconds; 0 for never. */
  readonly interval?: number;
}

/**
 * Reads a page of devices. Rows stay while others are on their way, but never under a name that is not theirs: where
 * the new ones cannot be had, the failure shows. Rows that may have changed since are outdated; what would say by itself
 * how things are, an empty list or a page past the end, waits for an answer. A page past the end leads to the last one.
 */
export function useDevicePage({ view, groupPk, onViewChange, interval = 0 }: DevicePageInput): DevicePage {
  const query = deviceQuery(view, groupPk);
  const read = useDevices(query, interval);
  const { data, error, isLoading, mutate } = read;
  const asked = JSON.stringify(query);
  // What is there when the page opens is an answer to this very question, even if a later read of it failed.
  const [answered, setAnswered] = useState(data ? asked : '');
  if (data && !isLoading && !error && answered !== asked) setAnswered(asked);

  const isOnline = useIsOnline();
  const { isKept } = readingOf(read);
  const outdated = useOutdatedNote(read);

  const total = data?.meta.total_count ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / view.size));
  const isAnswer = data !== undefined && !isLoading && !error && !isKept;
  const isPastEnd = isAnswer && data.objects.length === 0 && view.page > lastPage;
  useEffect(() => {
    if (isPastEnd) onViewChange({ ...view, page: lastPage });
  }, [isPastEnd, lastPage, onViewChange, view]);

  if (error) {
    const failure = failureOf(error);
    if (!isWorthRetry(error) || answered !== asked || !data || data.objects.length === 0) {
      // Asked for here alone: whoever reads it is redrawn at the beginning and the end of every read.
      return { kind: 'failed', failure, retrying: read.isValidating, retry: () => void mutate() };
    }
  }
  if (!data || isPastEnd) return { kind: 'waiting' };
  if (total === 0) {
    if (!isOnline) {
      return { kind: 'failed', failure: { kind: 'unreachable' }, retrying: false, retry: () => void mutate() };
    }
    return isAnswer ? { kind: 'empty', situation: situationOf(view, groupPk) } : { kind: 'waiting' };
  }
  const busy = isLoading || (isKept && !error);
  return { kind: 'there', devices: data.objects, total, busy, outdated };
}
