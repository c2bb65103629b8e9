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
 * Why a person cannot reach a device in a way, or `null` where that is possible: what the menus refuse, and what the
 * agent does not offer. A phone has a way of its own here, unlike with a viewer.
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
