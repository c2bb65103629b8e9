import { operatingSystemOfBrowser } from '@remote-console/domain';
import type { KeyValueStore } from './browserStorage.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

const ANDROID = 4;
const IOS = 5;

/** Whether the console runs on a phone or a tablet: in the mobile application, or in a browser there. */
export function isMobile(storage: KeyValueStore, userAgent: string): boolean {
  if (storage.getItem(STORAGE_KEYS.mobileApplication) !== null) return true;
  const system = operatingSystemOfBrowser(userAgent);
  return system === ANDROID || system === IOS;
}
