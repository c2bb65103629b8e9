import type { Group } from '@remote-console/api-client/contract';
import {
  checkApprovalPolicy,
  checkGroupContact,
  checkGroupName,
  type GroupContactField,
  groupMove,
  isOrdinaryGroup,
  recordedGroupName,
  readThreshold,
} from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { flagColumn } from '../database/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupIntent, type GroupIntent } from './groupChange.ts';
import { type GroupEditor, groupEditor, type GroupFields } from './groupEditor.ts';
import { groupEntries } from './groupEntries.ts';
import { type GroupStore, groupStore } from './groupStore.ts';
import { refusedName, storedName } from './nameRefusal.ts';

type Intent<Kind extends GroupIntent['kind']> = Extract<GroupIntent, { kind: Kind }>;

const CONTACT_COLUMNS = {
  groupManagerName: 'manager_name',
  groupManagerEmail: 'manager_email',
  groupManagerPhone: 'manager_phone',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<GroupContactField, keyof GroupFields>;

async function rename(editor: GroupEditor, group: Group, { name }: Intent<'name'>) {
  if (group.parentId === null || !isOrdinaryGroup(group)) return problem(409, 'reserved_group_name', 'name');
  const fault = checkGroupName(name, await editor.namesBelow(group.parentId, group.id));
  if (fault !== null) return refusedName(fault);
  await editor.change(group.id, { name: storedName(name) });
  return null;
}

async function move(editor: GroupEditor, group: Group, { parentId: parentPk, rootId }: Intent<'move'>) {
  const tree = await editor.tree();
  if (parentPk !== null && !tree.byId.has(parentPk)) return problem(404, 'not_found');
  if (rootId !== undefined && rootId !== group.rootId) return problem(400, 'invalid_data', 'rootId');
  const move = groupMove(tree, group.id, parentPk === null ? { kind: 'all' } : { kind: 'inside', id: parentPk });
  switch (move.kind) {
    case 'refused':
      return problem(409, move.because, 'parentId');
    // Under the same parent only the order could be meant, and it cannot be chosen.
    case 'stay':
      return problem(409, 'no_order_warning', 'parentId');
    case 'move':
      await editor.change(group.id, { group_fk: move.parent });
      return null;
  }
}

async function limit(editor: GroupEditor, group: Group, { limit: deviceQuota }: Intent<'limit'>) {
  // The default group receives the devices of deleted groups, however many they are, and ROOT has none.
  if (!isOrdinaryGroup(group)) return problem(400, 'invalid_data', 'deviceQuota');
  await editor.change(group.id, { dev_limit: deviceQuota });
  return null;
}

async function contact(editor: GroupEditor, group: Group, { field, value }: Intent<'contact'>) {
  if (checkGroupContact(field, value) !== null) return problem(400, 'invalid_data', field);
  await editor.change(group.id, { [CONTACT_COLUMNS[field]]: value.trim() });
  return null;
}

async function addThreshold(editor: GroupEditor, group: Group, { threshold }: Intent<'add-threshold'>) {
  const read = readThreshold(threshold);
  if ('fault' in read) return problem(400, read.fault, read.field);
  await editor.addThreshold(group.id, read.threshold);
  return null;
}

async function removeThreshold(editor: GroupEditor, group: Group, { key }: Intent<'remove-threshold'>) {
  return (await editor.removeThreshold(group.id, key)) ? null : problem(404, 'not_found', 'deleteKey');
}

async function changeApproval(editor: GroupEditor, group: Group, { policy }: Intent<'approval'>) {
  const able = policy === null ? null : await editor.ableToDecide();
  const fault = policy && able && checkApprovalPolicy(policy, (pk) => able.has(pk));
  if (fault) return problem(400, fault.error, fault.field);
  await editor.changeApproval(group.id, policy);
  return null;
}

/** Does what a call requests; the refusal, or null when it is done. */
async function carryOut(editor: GroupEditor, group: Group, intent: GroupIntent) {
  switch (intent.kind) {
    case 'name':
      return rename(editor, group, intent);
    case 'confirm':
      await editor.change(group.id, { flag_confirm: flagColumn(intent.isAsked) });
      return null;
    case 'limit':
      return limit(editor, group, intent);
    case 'consent':
      await editor.change(group.id, { remote_consent: intent.consent });
      return null;
    case 'recording':
      await editor.change(group.id, { remote_recording: intent.recording });
      return null;
    case 'recording-days':
      await editor.change(group.id, { remote_recording_days: intent.days });
      return null;
    case 'sharing':
      await editor.change(group.id, { remote_sharing: intent.sharing });
      return null;
    case 'approval':
      return changeApproval(editor, group, intent);
    case 'contact':
      return contact(editor, group, intent);
    case 'move':
      return move(editor, group, intent);
    case 'add-threshold':
      return addThreshold(editor, group, intent);
    case 'remove-threshold':
      return removeThreshold(editor, group, intent);
  }
}

/** The name of a group's parent; empty at the top. */
async function parentName(groups: GroupStore, { parentId }: Group): Promise<string> {
  const parent = parentId === null ? null : await groups.access(parentId);
  return parent?.kind === 'open' ? recordedGroupName(parent.group) : '';
}

/** Changes one property of a group (B-GROUP-09, B-GROUP-27, B-GROUP-28, C-GDETAIL-02, C-THRESH-12, C-THRESH-13). */
export const changeGroup = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  groupEditor,
  groups: groupStore,
})<'changeGroup'>(async ({ path, body }, { transact }) =>
  transact(async ({ groups, groupEditor, audit, events }) => {
    await groups.lock();
    const before = await groups.detail(path.groupPk);
    if (!before) return problem(404, 'not_found');
    const intent = groupIntent(body);
    if (!intent) return problem(400, 'invalid_data');
    if (body.version !== undefined && body.version !== before.version) return problem(409, 'changed_meanwhile');

    const refusal = await carryOut(groupEditor, before, intent);
    if (refusal) return refusal;
    await events.tellGroups();
    const after = await groups.detail(path.groupPk);
    if (!after) return problem(404, 'not_found');
    const [from, to] = [await parentName(groups, before), await parentName(groups, after)];
    await audit.writeAdministration(
      groupEntries({ group: before, parentName: from }, { group: after, parentName: to }),
    );
    return found([after]);
  }),
);
