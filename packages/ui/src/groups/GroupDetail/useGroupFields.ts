import type { GroupChange } from '@remote-console/api-client';
import { useGroupWrites } from '@remote-console/api-client/react';
import { useAction } from '../../actions/index.ts';
import { useToast } from '../../contexts/index.ts';
import { useMessage } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';

/** Saves a field of a group; resolves to the text of a refusal. A hook. */
export function useGroupFields(groupId: number) {
  const message = useMessage();
  const toast = useToast();
  const { save } = useAction();
  const { change: write } = useGroupWrites();
  return async (change: GroupChange): Promise<SaveOutcome> => {
    const outcome = await save(() => write(groupId, change), { done: message('changed_group_info') });
    // A switch has no room for its own message.
    if (outcome.kind === 'refused' && change.needsConfirmation !== undefined) {
      toast.show({ tone: 'error', text: outcome.error });
    }
    return outcome;
  };
}
