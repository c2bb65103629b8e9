import type { Group } from '@remote-console/api-client';
import { useGroupWrites } from '@remote-console/api-client/react';
import { buildGroupTree, type GroupRecord } from '@remote-console/domain';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useToast } from '../contexts/index.ts';
import { useGroupName, useLanguage, useMessage } from '../i18n/index.ts';
import { later } from '../material/index.ts';
import { chooseDeletion, deletionOf } from './groupDeletion.ts';
import { useGroupQuestion } from './GroupDialogs/useGroupQuestion.ts';
import type { GroupAction } from './GroupMenu/GroupMenu.tsx';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import { useGroupCreation } from './useGroupCreation.ts';
import { useGroupDeletion } from './useGroupDeletion.ts';
import { useGroupMoves, type GroupMoves } from './useGroupMoves.ts';

const GroupDialogs = later(async () => (await import('./GroupDialogs/GroupDialogs.tsx')).GroupDialogs);

interface GroupActions {
  /** Opens the dialog of an action. */
  readonly ask: (choice: { readonly action: GroupAction; readonly group: GroupRecord }) => void;
  /** Opens the dialog for a new subgroup. */
  readonly add: (parentId: number) => void;
  /** Whether a deletion was sent from here and not refused. */
  readonly deleting: boolean;
  /** Asks before several groups are deleted; warns if none can be. */
  readonly removeAll: (pks: readonly number[]) => void;
  readonly moves: GroupMoves;
  /** The last group created here; `null` if none was. */
  readonly createdId: number | null;
  /** Render this once: the dialogs, and the undo offer for a move. */
  readonly dialogs: ReactNode;
}

interface GroupActionsInput {
  readonly groups: readonly Group[];
  /** Groups were deleted; without those whose deletion was refused. */
  readonly onDeleted?: (deleted: { readonly ids: readonly number[] }) => void;
  /** The dialog has closed after a deletion and the focus is lost: its opener was removed with its group. */
  readonly onFocusLost?: () => void;
}

/** The group actions of an administrator: add, rename, move and delete, each with its dialog and report. */
export function useGroupActions({ groups, onDeleted, onFocusLost }: GroupActionsInput): GroupActions {
  const message = useMessage();
  const language = useLanguage();
  const nameOf = useGroupName();
  const toast = useToast();
  const { save } = useAction();
  const writes = useGroupWrites();
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  const { asked, ask, close, forget } = useGroupQuestion();
  const { createdId, create } = useGroupCreation(groups);
  const onEachDeleted = useFocusAfterDeletion({ groups, isAsking: asked !== null, onFocusLost });
  const { deleting, remove } = useGroupDeletion({ onEachDeleted, onDeleted });
  const moves = useGroupMoves(groups);
  const rename = (pk: number, name: string) =>
    save(() => writes.change(pk, { name }), { done: message('changed_group_info') });

  const add = (parentId: number) => ask({ kind: 'add', parentId });
  const removeAll = (chosen: readonly number[]) => {
    const choice = chooseDeletion(tree, chosen);
    switch (choice.kind) {
      case 'nothing':
        toast.show({ tone: 'warn', text: message('no-selects') });
        break;
      case 'fixed':
        toast.show({ tone: 'warn', text: message('group_not_removable') });
        break;
      case 'groups': {
        const { ids, gone } = choice;
        ask({ kind: 'delete', ids, gone, deletion: deletionOf(tree, ids, nameOf) });
        break;
      }
    }
  };
  const open: GroupActions['ask'] = ({ action, group }) => {
    switch (action) {
      case 'add':
        add(group.id);
        break;
      case 'rename':
      case 'move':
        ask({ kind: action, group });
        break;
      case 'delete':
        removeAll([group.id]);
        break;
    }
  };

  return {
    ask: open,
    add,
    createdId,
    deleting,
    removeAll,
    moves,
    dialogs: (
      <Suspense fallback={null}>
        {asked && (
          <GroupDialogs
            key={asked.number}
            asked={asked}
            groups={groups}
            tree={tree}
            onCreate={create}
            onRename={rename}
            consequencesOf={moves.consequencesOf}
            onMove={moves.carryOut}
            onDelete={remove}
            onClose={close}
            onExited={forget}
          />
        )}
      </Suspense>
    ),
  };
}
