import type { Group } from '@remote-console/api-client';
import { useGroupWrites } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useToast } from '../contexts/index.ts';
import { useMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';

interface GroupCreation {
  /** The last group created here; `null` if none was. */
  readonly createdId: number | null;
  /** Creates a subgroup. */
  readonly create: (group: { readonly name: string; readonly parentId: number }) => Promise<SaveOutcome>;
}

/** Creates groups below existing ones. */
export function useGroupCreation(groups: readonly Group[]): GroupCreation {
  const message = useMessage();
  const toast = useToast();
  const { save } = useAction();
  const writes = useGroupWrites();
  const [createdId, setCreatedId] = useState<number | null>(null);
  const create: GroupCreation['create'] = async ({ name, parentId }) => {
    const parent = groups.find(({ id }) => id === parentId);
    if (!parent) return { kind: 'refused', error: message('not_found') };
    const answer = await save(() =>
      writes.create({
        name,
        isDefaultGroup: false,
        needsConfirmation: false,
        parentId: parent.id,
        rootId: parent.rootId ?? parent.id,
        companyId: parent.companyId,
      }),
    );
    if (answer.kind === 'refused') return answer;
    const { overlap, id } = answer.value;
    if (overlap) return { kind: 'refused', error: message('duplication_group_name') };
    setCreatedId(id ?? null);
    toast.show({ tone: 'success', text: message('created_group') });
    return { kind: 'saved' };
  };
  return { createdId, create };
}
