import { useTagEditing } from '@remote-console/api-client/react';
import { useFailureWords } from '../i18n/index.ts';
import type { TagLook } from './ManageTagsDialog/TagForm.tsx';
import type { TagOutcome } from './TagsDialog/TagsDialog.tsx';

/** Makes, changes and deletes tags; what fails answers why, in words. */
export function useTagEdits() {
  const failureWords = useFailureWords();
  const editing = useTagEditing();
  const attempt = async <Made>(act: () => Promise<Made>): Promise<TagOutcome<Made>> => {
    try {
      return { ok: true, made: await act() };
    } catch (thrown) {
      return { ok: false, error: failureWords(thrown) };
    }
  };
  const done = (act: () => Promise<unknown>): Promise<TagOutcome<null>> =>
    attempt(async () => {
      await act();
      return null;
    });
  return {
    attempt,
    create: (look: TagLook) => attempt(async () => (await editing.create(look)).pk),
    add: (look: TagLook) => done(() => editing.create(look)),
    change: (tagPk: number, { name, color }: TagLook) => done(() => editing.change(tagPk, { name, color })),
    remove: (tagPk: number) => done(() => editing.remove(tagPk)),
  };
}
