import type { Device, Failure } from '@remote-console/api-client';
import { useDevices } from '@remote-console/api-client/react';
import { deviceQuery, isNarrowed, type DeviceView } from '@remote-console/domain';
import { useCallback } from 'react';
import { useListPage, type OutdatedNoteProps } from '../primitives/index.ts';
import { useIsOnline } from '../browser/index.ts';
import type { EmptySituation } from './DeviceListEmpty/DeviceListEmpty.tsx';

/** What a page of devices shows. */
export type DevicePage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'empty'; readonly situation: EmptySituation }
  | {
      readonly kind: 'ready';
      readonly devices: readonly Device[];
      readonly total: number;
      /** Whether these are the previous rows, while others load. */
      readonly busy: boolean;
      /** The note that the devices are outdated; `null` while they are current. */
      readonly outdated: OutdatedNoteProps | null;
    };

const NOBODY: readonly Device[] = [];

/** The devices of a page; none while there are none to show. */
export const devicesOf = (page: DevicePage): readonly Device[] => (page.kind === 'ready' ? page.devices : NOBODY);

function situationOf(view: DeviceView, groupId: string): EmptySituation {
  if (isNarrowed(view)) return 'no-match';
  if (groupId === 'favorite') return 'no-favourites';
  return groupId === 'all' ? 'no-devices' : 'empty-group';
}

interface DevicePageInput {
  readonly view: DeviceView;
  /** `all`, `favorite` or the ID of a group, as in the URL. */
  readonly groupId: string;
  readonly onViewChange: (view: DeviceView) => void;
  /** Refresh interval of the page in addition to events, in milliseconds; 0 for never. */
  readonly interval?: number;
}

/**
 * Reads a page of devices, as every list does. An empty list, which makes a statement by itself, waits for an answer of
 * the server.
 */
export function useDevicePage({ view, groupId, onViewChange, interval = 0 }: DevicePageInput): DevicePage {
  const asked = deviceQuery(view, groupId);
  const read = useDevices(asked, interval);
  const isOnline = useIsOnline();
  const onPastEnd = useCallback(
    ({ page }: Pick<DeviceView, 'page'>) => onViewChange({ ...view, page }),
    [onViewChange, view],
  );
  const list = useListPage({ read, asked, page: view.page, size: view.size, onPastEnd });
  const { rows, total, failure, isAnswer, outdated, onRetry } = list;

  if (failure) return { kind: 'failed', failure, retrying: read.isValidating, retry: onRetry };
  if (!read.data || list.isPastEnd) return { kind: 'waiting' };
  if (total === 0) {
    if (!isOnline) return { kind: 'failed', failure: { kind: 'unreachable' }, retrying: false, retry: onRetry };
    return isAnswer ? { kind: 'empty', situation: situationOf(view, groupId) } : { kind: 'waiting' };
  }
  return { kind: 'ready', devices: rows, total, busy: read.error ? read.isLoading : !isAnswer, outdated };
}
