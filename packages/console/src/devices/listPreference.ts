import type { DeviceListView } from '@remote-console/domain';
import type { Services } from '../services/index.ts';
import { readPreferredView } from '../session/index.ts';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** A user's last device list settings in this browser. */
export interface ListPreference {
  readonly preferred: DeviceListView;
  /** Whether the devices of subgroups are included. */
  readonly subgroups: boolean;
}

type Kept = Pick<Services, 'storage' | 'sessions'>;

const personOf = ({ sessions }: Kept): string => String(sessions.current()?.id ?? 0);

/** IDs of the users whose lists include subgroups. Read before anything is rendered, so it holds only their IDs. */
function peopleWithSubgroups(storage: KeyValueStore): readonly string[] {
  return (storage.getItem(STORAGE_KEYS.listSubgroups) ?? '').split(',').filter((pk) => /^\d+$/.test(pk));
}

/** Reads the signed-in user's last device list settings. */
export function readListPreference(kept: Kept): ListPreference {
  return {
    preferred: readPreferredView(kept.storage),
    subgroups: peopleWithSubgroups(kept.storage).includes(personOf(kept)),
  };
}

/** Stores whether the signed-in user's lists include the devices of subgroups; other users' settings are unchanged. */
export function storeSubgroups(kept: Kept, subgroups: boolean): void {
  const person = personOf(kept);
  const others = peopleWithSubgroups(kept.storage).filter((pk) => pk !== person);
  tryStore(kept.storage, STORAGE_KEYS.listSubgroups, [...others, ...(subgroups ? [person] : [])].join(','));
}
