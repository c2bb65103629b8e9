import {
  actionOfRemoteKind,
  isTemporary,
  mayKeepPart,
  type RemoteRights,
  type RemotePart,
} from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { commandStore, deviceStore } from '../devices/index.ts';
import { remotePolicy } from '../groups/index.ts';
import {
  addressRefusal,
  findMember,
  type Member,
  roleOf,
  scopeOf,
  sessionStatus,
  type SignedInMember,
} from '../members/index.ts';
import { isValidNow } from '../partners/index.ts';
import type { OpenedConnection } from './permissions.ts';

const NOTHING_MORE: Omit<RemoteRights, 'isSignedIn' | 'isActive' | 'isWorkOver'> = {
  addressAllowed: false,
  device: 'missing',
  byTicket: false,
  refusal: null,
  isSharingOver: false,
};

/** Whether the policy of a device's group has become too strict for a person's role in its screen or in a terminal. */
async function isSharingOver(
  connection: Connection,
  companyId: number,
  groupId: number,
  part: RemotePart | null,
): Promise<boolean> {
  if (part === null || part === 'first') return false;
  return !mayKeepPart(part, (await remotePolicy(connection, companyId, groupId)).sharing);
}

async function deviceRights(
  connection: Connection,
  member: SignedInMember,
  opened: OpenedConnection,
  part: RemotePart | null,
): Promise<Pick<RemoteRights, 'device' | 'refusal' | 'isSharingOver'>> {
  const scope = scopeOf(member, connection.now);
  const devices = deviceStore({ connection, scope });
  const device = await devices.record(opened.device_fk);
  // Asked afterward, for the reason: a permission that ends between two reads is closed, and its device not missing.
  if (!device) {
    return { device: (await devices.access(opened.device_fk)).kind, refusal: null, isSharingOver: false };
  }
  // The agent is connected, whatever its last report says.
  const present = { ...device, isOnline: true };
  const refusal = await commandStore({ connection, scope, member }).refusal(present, actionOfRemoteKind(opened.kind));
  return {
    device: 'open',
    refusal,
    isSharingOver: await isSharingOver(connection, opened.company_fk, device.groupId, part),
  };
}

async function isWorkOver(connection: Connection, member: Member): Promise<boolean> {
  return isTemporary(roleOf(member)) && !(await isValidNow(connection, member.pk));
}

/**
 * What permits a connection at this moment.
 *
 * @param part Its person's role in a shared session; null where nothing is shared, and before both ends are connected.
 */
export async function rightsOf(
  connection: Connection,
  opened: OpenedConnection,
  part: RemotePart | null,
): Promise<RemoteRights> {
  const status = await sessionStatus(connection, opened.login_session_fk);
  if (!status) {
    const member = await findMember(connection, opened.member_fk);
    const isActive = member !== undefined && member.flag_active !== 0;
    const isOver = member !== undefined && (await isWorkOver(connection, member));
    return { isSignedIn: false, isActive, isWorkOver: isOver, ...NOTHING_MORE };
  }
  const { member } = status;
  return {
    isSignedIn: true,
    isActive: true,
    isWorkOver: await isWorkOver(connection, member),
    addressAllowed: (await addressRefusal(connection, member, opened.address)) === null,
    byTicket: isTemporary(member),
    ...(await deviceRights(connection, member, opened, part)),
  };
}
