import { useTagEditing } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import type { TagLook } from './ManageTagsDialog/TagForm.tsx';

/** Creates, changes and deletes tags; a failure resolves to its reason, as text. */
export function useTagEdits() {
  const { save } = useAction();
  const editing = useTagEditing();
  return {
    /** Resolves to the ID of the new tag. */
    create: (look: TagLook) => save(async () => (await editing.create(look)).id),
    change: (tagId: number, { name, color }: TagLook) => save(() => editing.change(tagId, { name, color })),
    remove: (tagId: number) => save(() => editing.remove(tagId)),
  };
}
