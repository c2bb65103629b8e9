import type { DeviceListView } from '@remote-console/domain';
import type { Services } from '../services/index.ts';
import { readPreferredView } from '../session/index.ts';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** How a person had the device list at last, on this browser. */
export interface ListPreference {
  readonly preferred: DeviceListView;
  /** Whether with the devices of subgroups. */
  readonly subgroups: boolean;
}

type Kept = Pick<Services, 'storage' | 'sessions'>;

const personOf = ({ sessions }: Kept): string => String(sessions.current()?.id ?? 0);

/** Everybody whose lists have subgroups. It is read before anything is drawn, so it is no more than their IDs. */
function peopleWithSubgroups(storage: KeyValueStore): readonly string[] {
  return (storage.getItem(STORAGE_KEYS.listSubgroups) ?? '').split(',').filter((pk) => /^\d+$/.test(pk));
}

/** Reads how the signed-in person had the list at last. */
export function readListPreference(kept: Kept): ListPreference {
  return {
    preferred: readPreferredView(kept.storage),
    subgroups: peopleWithSubgroups(kept.storage).includes(personOf(kept)),
  };
}

/** Keeps for the signed-in person whether lists have the devices of subgroups; the choices of others stay as they are. */
export function storeSubgroups(kept: Kept, subgroups: boolean): void {
  const person = personOf(kept);
  const others = peopleWithSubgroups(kept.storage).filter((pk) => pk !== person);
  tryStore(kept.storage, STORAGE_KEYS.listSubgroups, [...others, ...(subgroups ? [person] : [])].join(','));
}
