import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../../storage/index.ts';

/** Where a person went lately: the id of an entry, and its words for what is not always at hand. */
export interface RecentPlace {
  readonly id: string;
  readonly label: string;
}

/** How many places are remembered. */
export const RECENT_PLACES = 5;

function isPlace(value: unknown): value is RecentPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'label' in value &&
    typeof value.label === 'string'
  );
}

/** The places gone to lately, newest first. They are forgotten at logout. */
export function readRecentPlaces(storage: KeyValueStore): readonly RecentPlace[] {
  try {
    const places: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.recentPlaces) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, RECENT_PLACES) : [];
  } catch {
    return [];
  }
}

/** Puts a place first. */
export function rememberPlace(storage: KeyValueStore, { id, label }: RecentPlace): void {
  const others = readRecentPlaces(storage).filter((place) => place.id !== id);
  tryStore(storage, STORAGE_KEYS.recentPlaces, JSON.stringify([{ id, label }, ...others].slice(0, RECENT_PLACES)));
}
