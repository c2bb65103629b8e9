import { checkGroupContact, checkGroupName, groupMove, isOrdinaryGroup, readThreshold } from '@remote-console/domain';
import type { Group, GroupChange, Problem } from '../../contract.ts';
import { refuse } from './refusal.ts';
import { changePolicy } from './teamApprovals.ts';
import type { World } from './world.ts';

type NameFault = NonNullable<ReturnType<typeof checkGroupName>>;
/** A possible refusal of a change to a group, with a status. */
export type Refusal = Problem & { status: 400 | 404 | 409 };

/** The refusal of a name that a group cannot have. */
export function refusedName(fault: NameFault): Refusal {
  if (fault === 'duplication_group_name') return refuse(409, fault, 'name');
  return refuse(400, fault === 'over_character_limit' ? 'invalid_data' : fault, 'name');
}

/** The names of a group's subgroups, except that of one of them. */
export const namesBelow = ({ state }: World, parentPk: number | null, exceptId?: number): string[] =>
  state.groups.filter(({ id, parentId }) => parentId === parentPk && id !== exceptId).map(({ name }) => name);

function rename(world: World, group: Group, name: string): Refusal | null {
  if (!isOrdinaryGroup(group)) return refuse(409, 'reserved_group_name', 'name');
  const fault = checkGroupName(name, namesBelow(world, group.parentId, group.id));
  if (fault !== null) return refusedName(fault);
  world.changeGroup(group.id, { name: name.trim() });
  return null;
}

function move(world: World, group: Group, parentPk: number | null): Refusal | null {
  if (parentPk !== null && !world.group(parentPk)) return refuse(404, 'not_found');
  const found = groupMove(
    world.tree(),
    group.id,
    parentPk === null ? { kind: 'all' } : { kind: 'inside', id: parentPk },
  );
  if (found.kind === 'refused') return refuse(409, found.because, 'parentId');
  if (found.kind === 'stay') return refuse(409, 'no_order_warning', 'parentId');
  world.changeGroup(group.id, { parentId: found.parent });
  return null;
}

function addThreshold(world: World, group: Group, change: GroupChange): Refusal | null {
  const { alertCode = '', alertMinutes, threshold } = change;
  const read = readThreshold({ alertCode, alertMinutes, threshold });
  if ('fault' in read) return refuse(400, read.fault, read.field);
  const others = (world.state.thresholds[group.id] ?? []).filter(
    (other) => other.alertCode !== read.threshold.alertCode,
  );
  world.state.thresholds = {
    ...world.state.thresholds,
    [group.id]: [...others, { id: world.nextId(), ...read.threshold }],
  };
  return null;
}

function removeThreshold(world: World, group: Group, key: number | string): Refusal | null {
  const before = world.state.thresholds[group.id] ?? [];
  const after = before.filter(({ id, alertCode }) => id !== key && alertCode !== key);
  if (after.length === before.length) return refuse(404, 'not_found', 'deleteKey');
  world.state.thresholds = { ...world.state.thresholds, [group.id]: after };
  return null;
}

/** The settings for sessions with the devices of a group. */
const POLICIES = ['remoteConsent', 'remoteRecording', 'remoteRecordingDays', 'remoteSharing'] as const;

/** Changes one property of a group; the refusal, or null when it is done. */
export function changeGroup(world: World, group: Group, change: GroupChange): Refusal | null {
  if (change.name !== undefined) return rename(world, group, change.name);
  if (change.parentId !== undefined) return move(world, group, change.parentId);
  if (change.updateKey !== undefined) return addThreshold(world, group, change);
  if (change.deleteKey !== undefined) return removeThreshold(world, group, change.deleteKey);
  if (change.approvalPolicy !== undefined) return changePolicy(world, group.id, change.approvalPolicy);
  const { needsConfirmation, deviceQuota, ...contacts } = change;
  const policy = POLICIES.find((name) => change[name] !== undefined);
  if (policy !== undefined) {
    world.state.groupDetails = {
      ...world.state.groupDetails,
      [group.id]: { ...world.state.groupDetails[group.id], [policy]: change[policy] },
    };
    return null;
  }
  if (needsConfirmation !== undefined) {
    world.changeGroup(group.id, { needsConfirmation });
    return null;
  }
  if (deviceQuota !== undefined) {
    if (!isOrdinaryGroup(group)) return refuse(400, 'invalid_data', 'deviceQuota');
    world.changeGroup(group.id, { deviceQuota });
    return null;
  }
  return changeContact(world, group, contacts);
}

const CONTACTS = ['groupManagerName', 'groupManagerEmail', 'groupManagerPhone', 'email', 'phone'] as const;

function changeContact(world: World, group: Group, change: GroupChange): Refusal | null {
  const field = CONTACTS.find((name) => change[name] !== undefined);
  const value = field === undefined ? undefined : change[field];
  if (field === undefined || value === undefined) return refuse(400, 'invalid_data');
  if (checkGroupContact(field, value) !== null) return refuse(400, 'invalid_data', field);
  const details = { ...world.state.groupDetails[group.id], [field]: value.trim() };
  world.state.groupDetails = { ...world.state.groupDetails, [group.id]: details };
  return null;
}
