import { isRememberAlive, type DeviceListView, type LoginEntrance } from '@remote-console/domain';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** What the login page prefills. It never includes a password (A-PREFS-06). */
export interface RememberedLogin {
  /** The ID of the last login; `null` if it was not to be remembered, at another entrance, or 7 days have passed. */
  readonly id: string | null;
  /** The view chosen at the last login. */
  readonly view: DeviceListView;
}

function readId(text: string | null, now: number, entrance: LoginEntrance): string | null {
  if (text === null) return null;
  try {
    const remembered: unknown = JSON.parse(text);
    if (typeof remembered !== 'object' || remembered === null || !('id' in remembered) || !('at' in remembered)) {
      return null;
    }
    const { id, at } = remembered;
    const rememberedAt = 'entrance' in remembered ? remembered.entrance : 'people';
    if (rememberedAt !== entrance) return null;
    return typeof id === 'string' && typeof at === 'number' && isRememberAlive(at, now) ? id : null;
  } catch {
    return null;
  }
}

/** The table unless cards were chosen. */
const viewOf = (text: string | null): DeviceListView => (text === 'card' ? 'card' : 'table');

/** What was remembered at the last login; an ID only at the entrance where it was used. */
export function readRememberedLogin(
  storage: KeyValueStore,
  now: number,
  entrance: LoginEntrance = 'people',
): RememberedLogin {
  return {
    id: readId(storage.getItem(STORAGE_KEYS.remember), now, entrance),
    view: viewOf(storage.getItem(STORAGE_KEYS.rememberMode)),
  };
}

/** Remembers a login: its ID for 7 days if the user wants that, and its view, which the list opens in from now on. */
export function rememberLogin(
  storage: KeyValueStore,
  login: {
    readonly id: string;
    readonly remember: boolean;
    readonly view: DeviceListView;
    readonly entrance?: LoginEntrance;
  },
  now: number,
): void {
  const { id, entrance } = login;
  const place = entrance === 'partners' ? { entrance } : {};
  if (login.remember) tryStore(storage, STORAGE_KEYS.remember, JSON.stringify({ id, at: now, ...place }));
  else storage.removeItem(STORAGE_KEYS.remember);
  storePreferredView(storage, login.view);
}

/** The view that the device list opens in in this browser (B-LIST-05). */
export function readPreferredView(storage: KeyValueStore): DeviceListView {
  return viewOf(storage.getItem(STORAGE_KEYS.deviceView));
}

/** Stores a view for the next visit, for both the list and the login page's choice, which share one preference. */
export function storePreferredView(storage: KeyValueStore, view: DeviceListView): void {
  tryStore(storage, STORAGE_KEYS.rememberMode, view);
  tryStore(storage, STORAGE_KEYS.deviceView, view);
}
