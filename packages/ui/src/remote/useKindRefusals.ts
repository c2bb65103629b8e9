import type { Device, Profile } from '@remote-console/api-client';
import { isCorporate, permissionsOf, remoteRefusal, type RefusalReason, type RemoteKind } from '@remote-console/domain';
import { useNow } from '../contexts/index.ts';
import type { RemoteViews } from './remoteViews.ts';

/** Returns why a person cannot connect to a device in some way; `null` if they can. */
export function useKindRefusals(
  device: Device,
  person: Profile | null,
  views: RemoteViews,
): (kind: RemoteKind) => RefusalReason | null {
  const now = useNow();
  const context = {
    permissions: permissionsOf(person ?? {}),
    corporate: person !== null && isCorporate(person.pay, now),
  };
  return (kind) => (views[kind] ? remoteRefusal(kind, device, context) : 'remote_not_offered');
}
