import { checkGroupContact, checkGroupName, groupMove, isOrdinaryGroup, readThreshold } from '@remote-console/domain';
import type { Group, GroupChange, Problem } from '../../contract.ts';
import { refuse } from './refusal.ts';
import { changePolicy } from './teamApprovals.ts';
import type { World } from './world.ts';

type NameFault = NonNullable<ReturnType<typeof checkGroupName>>;
/** A refusal with a status that a change of a group may have. */
export type Refusal = Problem & { status: 400 | 404 | 409 };

/** How a name that a group cannot have is refused. */
export function refusedName(fault: NameFault): Refusal {
  if (fault === 'duplication_group_name') return refuse(409, fault, 'name');
  return refuse(400, fault === 'over_character_limit' ? 'invalid_data' : fault, 'name');
}

/** The names of the groups below one, without that of one of them. */
export const namesBelow = ({ state }: World, parentPk: number | null, exceptPk?: number): string[] =>
  state.groups.filter(({ pk, group_fk }) => group_fk === parentPk && pk !== exceptPk).map(({ name }) => name);

function rename(world: World, group: Group, name: string): Refusal | null {
  if (!isOrdinaryGroup(group)) return refuse(409, 'reserved_group_name', 'name');
  const fault = checkGroupName(name, namesBelow(world, group.group_fk, group.pk));
  if (fault !== null) return refusedName(fault);
  world.changeGroup(group.pk, { name: name.trim() });
  return null;
}

function move(world: World, group: Group, parentPk: number | null): Refusal | null {
  if (parentPk !== null && !world.group(parentPk)) return refuse(404, 'not_found');
  const found = groupMove(
    world.tree(),
    group.pk,
    parentPk === null ? { kind: 'all' } : { kind: 'inside', pk: parentPk },
  );
  if (found.kind === 'refused') return refuse(409, found.because, 'group_fk');
  if (found.kind === 'stay') return refuse(409, 'no_order_warning', 'group_fk');
  world.changeGroup(group.pk, { group_fk: found.parent });
  return null;
}

function addThreshold(world: World, group: Group, change: GroupChange): Refusal | null {
  const { alert_code = '', alert_time, alert_th_value } = change;
  const read = readThreshold({ alert_code, alert_time, alert_th_value });
  if ('fault' in read) return refuse(400, read.fault, read.field);
  const others = (world.state.thresholds[group.pk] ?? []).filter(
    (other) => other.alert_code !== read.threshold.alert_code,
  );
  world.state.thresholds = {
    ...world.state.thresholds,
    [group.pk]: [...others, { pk: world.nextPk(), ...read.threshold }],
  };
  return null;
}

function removeThreshold(world: World, group: Group, key: number | string): Refusal | null {
  const before = world.state.thresholds[group.pk] ?? [];
  const after = before.filter(({ pk, alert_code }) => pk !== key && alert_code !== key);
  if (after.length === before.length) return refuse(404, 'not_found', 'delete_key');
  world.state.thresholds = { ...world.state.thresholds, [group.pk]: after };
  return null;
}

/** What holds for sessions with the devices of a group. */
const POLICIES = ['remote_consent', 'remote_recording', 'remote_recording_days', 'remote_sharing'] as const;

/** Changes one thing of a group; the refusal, or null when it is done. */
export function changeGroup(world: World, group: Group, change: GroupChange): Refusal | null {
  if (change.name !== undefined) return rename(world, group, change.name);
  if (change.group_fk !== undefined) return move(world, group, change.group_fk);
  if (change.update_key !== undefined) return addThreshold(world, group, change);
  if (change.delete_key !== undefined) return removeThreshold(world, group, change.delete_key);
  if (change.approval_policy !== undefined) return changePolicy(world, group.pk, change.approval_policy);
  const { flag_confirm, dev_limit, ...contacts } = change;
  const policy = POLICIES.find((name) => change[name] !== undefined);
  if (policy !== undefined) {
    world.state.groupDetails = {
      ...world.state.groupDetails,
      [group.pk]: { ...world.state.groupDetails[group.pk], [policy]: change[policy] },
    };
    return null;
  }
  if (flag_confirm !== undefined) {
    world.changeGroup(group.pk, { flag_confirm });
    return null;
  }
  if (dev_limit !== undefined) {
    if (!isOrdinaryGroup(group)) return refuse(400, 'invalid_data', 'dev_limit');
    world.changeGroup(group.pk, { dev_limit });
    return null;
  }
  return changeContact(world, group, contacts);
}

const CONTACTS = ['manager_name', 'manager_email', 'manager_phone', 'email', 'phone'] as const;

function changeContact(world: World, group: Group, change: GroupChange): Refusal | null {
  const field = CONTACTS.find((name) => change[name] !== undefined);
  const value = field === undefined ? undefined : change[field];
  if (field === undefined || value === undefined) return refuse(400, 'invalid_data');
  if (checkGroupContact(field, value) !== null) return refuse(400, 'invalid_data', field);
  const details = { ...world.state.groupDetails[group.pk], [field]: value.trim() };
  world.state.groupDetails = { ...world.state.groupDetails, [group.pk]: details };
  return null;
}
