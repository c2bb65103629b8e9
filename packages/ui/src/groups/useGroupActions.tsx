import { failureOf, type Group } from '@remote-console/api-client';
import { useGroupLinks, useGroups, useGroupWrites } from '@remote-console/api-client/react';
import {
  ancestorsOf,
  branchOf,
  buildGroupTree,
  checkGroupName,
  GROUP_NAME_LIMIT,
  isOrdinaryGroup,
  subtreeOf,
  type GroupRecord,
} from '@remote-console/domain';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useErrorMessage, useLanguage, useMessage, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import type { Deletion } from './DeleteGroupsDialog/DeleteGroupsDialog.tsx';
import { useGroupName } from './groupNames.ts';
import type { GroupAction } from './GroupMenu/GroupMenu.tsx';
import { useGroupMoves } from './useGroupMoves.ts';
import { later } from '../material/index.ts';

const NewGroupDialog = later(async () => (await import('./NewGroupDialog/NewGroupDialog.tsx')).NewGroupDialog);
const InputDialog = later(async () => (await import('../dialogs/InputDialog/InputDialog.tsx')).InputDialog);
const MoveDialog = later(async () => (await import('./MoveDialog/MoveDialog.tsx')).MoveDialog);
const DeleteGroupsDialog = later(
  async () => (await import('./DeleteGroupsDialog/DeleteGroupsDialog.tsx')).DeleteGroupsDialog,
);

/** How long after a deletion the focus is looked after, and how often, in milliseconds. */
const FOCUS_WATCH_MS = 1000;
const FOCUS_LOOK_MS = 50;

type Asking =
  | { readonly kind: 'add'; readonly parentPk: number }
  | { readonly kind: 'rename' | 'move'; readonly group: GroupRecord }
  | {
      readonly kind: 'delete';
      readonly pks: readonly number[];
      /** As it was when it was asked, so that the dialog keeps its words while it leaves. */
      readonly deletion: Omit<Deletion, 'users'>;
      /** Every group that goes, those below included. */
      readonly gone: ReadonlySet<number>;
    };

interface GroupActions {
  /** Opens the dialog of an action. */
  readonly ask: (choice: { readonly action: GroupAction; readonly group: GroupRecord }) => void;
  /** Asks for a new group below another. */
  readonly add: (parentPk: number) => void;
  /** Whether a deletion has been sent from here, and was not refused. */
  readonly deleting: boolean;
  /** Asks before several groups are deleted; warns where none can be. */
  readonly removeAll: (pks: readonly number[]) => void;
  readonly moves: ReturnType<typeof useGroupMoves>;
  /** The group that was made here last; `null` while none was. */
  readonly createdPk: number | null;
  /** Draw this once: the dialogs, and the offer to take a move back. */
  readonly dialogs: ReactNode;
}

interface GroupActionsInput {
  readonly groups: readonly Group[];
  /** Groups were deleted; not those whose deletion was refused. */
  readonly onDeleted?: (deleted: { readonly pks: readonly number[] }) => void;
  /** The question has closed after a deletion and left the focus nowhere: what asked it went with its group. */
  readonly onFocusLost?: () => void;
}

/** What an administrator does with groups: adds, renames, moves and deletes them, each with its dialog and its report. */
export function useGroupActions({ groups, onDeleted, onFocusLost }: GroupActionsInput): GroupActions {
  const text = useText('groups');
  const message = useMessage();
  const language = useLanguage();
  const nameOf = useGroupName();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const { save } = useAction();
  const writes = useGroupWrites();
  const [asking, setAsking] = useState<(Asking & { readonly open: boolean; readonly number: number }) | null>(null);
  const { mutate: readGroups } = useGroups();
  const [deleting, setDeleting] = useState(false);
  const [createdPk, setCreatedPk] = useState<number | null>(null);
  const deleted = useRef<readonly number[]>([]);
  const isAsking = asking?.open ?? false;
  const tellFocusLost = useRef(onFocusLost);
  useEffect(() => {
    tellFocusLost.current = onFocusLost;
  });
  // The dialog gives the focus back as it leaves, to what may go with its group a moment later.
  useEffect(() => {
    if (isAsking || deleted.current.length === 0) return undefined;
    deleted.current = [];
    const until = performance.now() + FOCUS_WATCH_MS;
    const timer = setInterval(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost || performance.now() > until) clearInterval(timer);
      if (isLost) tellFocusLost.current?.();
    }, FOCUS_LOOK_MS);
    return () => clearInterval(timer);
  }, [isAsking]);
  const moves = useGroupMoves(groups);
  const links = useGroupLinks(asking?.kind === 'delete' ? {} : null).data?.objects;
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  const close = () => setAsking((before) => before && { ...before, open: false });
  const show = (next: Asking) => setAsking((before) => ({ ...next, open: true, number: (before?.number ?? 0) + 1 }));

  const create = async ({ name, parentPk }: { readonly name: string; readonly parentPk: number }) => {
    const parent = groups.find(({ pk }) => pk === parentPk);
    if (!parent) return { kind: 'refused', error: message('not_found') } as const;
    const body = {
      name,
      flag_df_group: 0 as const,
      flag_confirm: 0 as const,
      group_fk: parent.pk,
      root_group_fk: parent.root_group_fk ?? parent.pk,
      company_fk: parent.company_fk,
    };
    try {
      const { overlap, pk } = await writes.create(body);
      if (overlap) return { kind: 'refused', error: message('duplication_group_name') } as const;
      setCreatedPk(pk ?? null);
      toast.show({ tone: 'success', text: message('created_group') });
      return { kind: 'saved' } as const;
    } catch (thrown) {
      return { kind: 'refused', error: errorMessage(thrown) } as const;
    }
  };

  /** A group below another chosen one goes with it, and is not deleted twice. */
  const topmost = (pks: readonly number[]) =>
    pks.filter((pk) => tree.byPk.has(pk) && !ancestorsOf(tree, pk).some((above) => pks.includes(above.pk)));
  const removeAll = (pks: readonly number[]) => {
    const chosen = topmost(pks);
    const kept = chosen.find((pk) => {
      const group = tree.byPk.get(pk)?.group;
      return group && !isOrdinaryGroup(group);
    });
    if (chosen.length === 0) toast.show({ tone: 'warn', text: message('no-selects') });
    else if (kept !== undefined) toast.show({ tone: 'warn', text: message('group_not_removable') });
    else {
      const gone = new Set(chosen.flatMap((pk) => subtreeOf(tree, pk).map((group) => group.pk)));
      show({ kind: 'delete', pks: chosen, deletion: deletionOf(chosen), gone });
    }
  };
  /** Deletes a group, or finds it deleted already: by the attempt before that failed at another one, say. */
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
    setDeleting(true);
    try {
      for (const pk of pks) {
        await removeOne(pk);
        gone.push(pk);
        deleted.current = [...deleted.current, pk];
      }
    } catch (thrown) {
      setDeleting(false);
      throw thrown;
    } finally {
      if (gone.length > 0) onDeleted?.({ pks: gone });
    }
  };
  const deletionOf = (pks: readonly number[]) => {
    const branches = pks.map((pk) => branchOf(tree, pk));
    return {
      names: pks.flatMap((pk) => {
        const group = tree.byPk.get(pk)?.group;
        return group ? [nameOf(group)] : [];
      }),
      subgroups: branches.reduce((sum, { subgroups }) => sum + subgroups, 0),
      devices: branches.reduce((sum, { devices }) => sum + devices, 0),
    };
  };
  /** What would go as of now: a device may have moved in since it was asked. */
  const deletionNow = ({ open, pks, deletion }: Extract<Asking, { kind: 'delete' }> & { readonly open: boolean }) =>
    open && pks.every((pk) => tree.byPk.has(pk)) ? deletionOf(pks) : deletion;
  const usersOf = (gone: ReadonlySet<number>) => {
    const people = links?.filter((link) => gone.has(link.device_group_fk)).map((link) => link.member_fk);
    return people ? new Set(people).size : null;
  };

  const ask = ({ action, group }: { readonly action: GroupAction; readonly group: GroupRecord }) => {
    switch (action) {
      case 'add':
        show({ kind: 'add', parentPk: group.pk });
        break;
      case 'rename':
      case 'move':
        show({ kind: action, group });
        break;
      case 'delete':
        removeAll([group.pk]);
        break;
    }
  };
  const siblingsOf = ({ pk, group_fk }: GroupRecord) =>
    groups.filter((other) => other.group_fk === group_fk && other.pk !== pk).map(({ name }) => name);

  return {
    ask,
    add: (parentPk) => show({ kind: 'add', parentPk }),
    createdPk,
    deleting,
    removeAll,
    moves,
    dialogs: (
      <Suspense fallback={null}>
        {asking?.kind === 'add' && (
          <NewGroupDialog
            key={asking.number}
            open={asking.open}
            groups={groups}
            parentPk={asking.parentPk}
            onCreate={create}
            onClose={close}
          />
        )}
        {asking?.kind === 'rename' && (
          <InputDialog
            key={asking.number}
            open={asking.open}
            title={text('renameTitle', { name: nameOf(asking.group) })}
            label={text('groupName')}
            confirmLabel={text('rename')}
            initial={asking.group.name}
            limit={GROUP_NAME_LIMIT}
            check={(value) => checkGroupName(value, siblingsOf(asking.group))}
            onSave={({ value }) =>
              save(() => writes.change(asking.group.pk, { name: value.trim() }), {
                done: message('changed_group_info'),
              })
            }
            onClose={close}
          />
        )}
        {asking?.kind === 'move' && (
          <MoveDialog
            key={asking.number}
            open={asking.open}
            subject={{ kind: 'group', group: asking.group }}
            groups={groups}
            consequencesOf={moves.consequencesOf}
            onMove={moves.carryOut}
            onClose={close}
          />
        )}
        {asking?.kind === 'delete' && (
          <DeleteGroupsDialog
            key={asking.number}
            open={asking.open}
            deletion={{ ...deletionNow(asking), users: usersOf(asking.gone) }}
            onDelete={() => save(() => removeEach(asking.pks), { done: message('deleted_group') })}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
