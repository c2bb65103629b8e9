import type { StoreAccess } from '../members/index.ts';
import { inboxMarker } from './inboxMarker.ts';
import { inboxPreferences } from './inboxPreferences.ts';
import { inboxReader } from './inboxReader.ts';

/** The inbox of one person. */
export function inboxStore(access: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  return {
    ...inboxReader(access),
    ...inboxMarker(access),
    ...inboxPreferences(access),
  };
}
