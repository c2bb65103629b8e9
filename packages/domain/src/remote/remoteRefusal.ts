import {
  deviceActions,
  refusalOf,
  type ActionContext,
  type ActionRefusal,
  type DeviceState,
  type RefusalReason,
} from '../devices/index.ts';
import { actionOfRemoteKind, type RemoteKind } from './kinds.ts';

/**
 * Why a user can't connect to a device in a certain way, or `null` if they can: what the menus refuse, and what the
 * agent doesn't offer. Unlike with a viewer, phones are supported here.
 */
export function remoteRefusal(
  kind: RemoteKind,
  device: DeviceState,
  context: Pick<ActionContext, 'permissions' | 'corporate'>,
): RefusalReason | null {
  const { permissions, corporate } = context;
  const actions = deviceActions(device, { permissions, corporate, mobile: false });
  const refusal: ActionRefusal | null = refusalOf(actions[actionOfRemoteKind(kind)]);
  if (refusal) return refusal.because;
  return (device.remoteKinds ?? []).includes(kind) ? null : 'remote_not_offered';
}
