import { groupLabel, subtreeOf } from '@remote-console/domain';
import type { GroupEditor, GroupStore } from '../../groups/index.ts';
import { problem } from '../../http/index.ts';
import type { RolloutChoice } from './rolloutPlan.ts';

/**
 * The devices that a person chooses for a rollout, or why there are none.
 *
 * @param groupId The group; null for all devices.
 */
export async function chooseDevices(
  { groups, groupEditor }: { readonly groupEditor: GroupEditor; readonly groups: GroupStore },
  groupId: number | null,
) {
  if (groupId === null) return { kind: 'chosen', choice: null } as const;
  const access = await groups.access(groupId);
  if (access.kind === 'missing') return { kind: 'refused', refusal: problem(404, 'not_found') } as const;
  if (access.kind === 'closed') return { kind: 'refused', refusal: problem(403, 'no_group_access') } as const;
  const { id, name } = access.group;
  // The root only holds the tree together: to get everything, choose everything.
  if (groupLabel(access.group) === 'root') {
    return { kind: 'refused', refusal: problem(400, 'invalid_data', 'groupId') } as const;
  }
  const branch = subtreeOf(await groupEditor.tree(), id).map((group) => group.id);
  const choice: RolloutChoice = { pk: id, name, branch };
  return { kind: 'chosen', choice } as const;
}
