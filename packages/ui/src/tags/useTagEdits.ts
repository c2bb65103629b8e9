import { useTagEditing } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import type { TagLook } from './ManageTagsDialog/TagForm.tsx';

/** Makes, changes and deletes tags; what fails answers why, in words. */
export function useTagEdits() {
  const { save } = useAction();
  const editing = useTagEditing();
  return {
    /** Answers the pk of the new tag. */
    create: (look: TagLook) => save(async () => (await editing.create(look)).id),
    change: (tagPk: number, { name, color }: TagLook) => save(() => editing.change(tagPk, { name, color })),
    remove: (tagPk: number) => save(() => editing.remove(tagPk)),
  };
}
