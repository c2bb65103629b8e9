import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../../storage/index.ts';

/** A recently visited place: the entry's id, and its texts if it isn't always available. */
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

/** The recently visited places, newest first. They are cleared on logout. */
export function readRecentPlaces(storage: KeyValueStore): readonly RecentPlace[] {
  try {
    const places: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.recentPlaces) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, RECENT_PLACES) : [];
  } catch {
    return [];
  }
}

/** Moves a place to the front. */
export function rememberPlace(storage: KeyValueStore, { id, label }: RecentPlace): void {
  const others = readRecentPlaces(storage).filter((place) => place.id !== id);
  tryStore(storage, STORAGE_KEYS.recentPlaces, JSON.stringify([{ id, label }, ...others].slice(0, RECENT_PLACES)));
}
