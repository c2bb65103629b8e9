import { failureOf } from '@remote-console/api-client';
import { useGroups, useGroupWrites } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';

interface GroupDeletionInput {
  /** A group was deleted; others may follow. */
  readonly onEachDeleted: (deleted: { readonly id: number }) => void;
  /** Groups were deleted; without those whose deletion was refused. */
  readonly onDeleted: ((deleted: { readonly ids: readonly number[] }) => void) | undefined;
}

interface GroupDeletion {
  /** Whether a deletion was sent from here and not refused. */
  readonly deleting: boolean;
  /** Deletes groups one by one, until one fails. */
  readonly remove: (pks: readonly number[]) => Promise<SaveOutcome>;
}

/** Deletes groups with their descendants. */
export function useGroupDeletion({ onEachDeleted, onDeleted }: GroupDeletionInput): GroupDeletion {
  const message = useMessage();
  const { save } = useAction();
  const writes = useGroupWrites();
  const { mutate: readGroups } = useGroups();
  const [deleting, setDeleting] = useState(false);

  /** Deletes a group, or finds it already deleted, for example by an earlier attempt that failed at another one. */
  const removeOne = async (pk: number) => {
    try {
      await writes.remove(pk);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.kind !== 'refused' || failure.status !== 404) throw thrown;
      await readGroups();
    }
  };
  const removeEach = async (pks: readonly number[]) => {
    const gone: number[] = [];
    try {
      for (const id of pks) {
        await removeOne(id);
        gone.push(id);
        onEachDeleted({ id });
      }
    } finally {
      if (gone.length > 0) onDeleted?.({ ids: gone });
    }
  };
  const remove = async (pks: readonly number[]) => {
    setDeleting(true);
    const outcome = await save(() => removeEach(pks), { done: message('deleted_group') });
    if (outcome.kind === 'refused') setDeleting(false);
    return outcome;
  };
  return { deleting, remove };
}
