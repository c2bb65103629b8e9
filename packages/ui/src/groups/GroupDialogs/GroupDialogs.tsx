import type { Group } from '@remote-console/api-client';
import { useGroupLinks } from '@remote-console/api-client/react';
import { checkGroupName, GROUP_NAME_LIMIT, type GroupTree } from '@remote-console/domain';
import { useGroupName, useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { deletionOf } from '../groupDeletion.ts';
import type { MoveDialogProps } from '../MoveDialog/MoveDialog.tsx';
import type { NewGroupDialogProps } from '../NewGroupDialog/NewGroupDialog.tsx';
import type { AskedGroupQuestion } from './useGroupQuestion.ts';

const NewGroupDialog = later(async () => (await import('../NewGroupDialog/NewGroupDialog.tsx')).NewGroupDialog);
const InputDialog = later(async () => (await import('../../dialogs/InputDialog/InputDialog.tsx')).InputDialog);
const MoveDialog = later(async () => (await import('../MoveDialog/MoveDialog.tsx')).MoveDialog);
const DeleteGroupsDialog = later(
  async () => (await import('../DeleteGroupsDialog/DeleteGroupsDialog.tsx')).DeleteGroupsDialog,
);

interface DialogEnd {
  readonly onClose: () => void;
  /** The dialog has left the screen. */
  readonly onExited: () => void;
}

type Asked<Kind extends AskedGroupQuestion['kind']> = Extract<AskedGroupQuestion, { kind: Kind }>;

interface RenamingProps extends DialogEnd {
  readonly asked: Asked<'rename' | 'move'>;
  readonly groups: readonly Group[];
  readonly onRename: (pk: number, name: string) => Promise<SaveOutcome>;
}

function Renaming({ asked: { open, group }, groups, onRename, ...end }: RenamingProps) {
  const text = useText('groups');
  const nameOf = useGroupName();
  const siblings = groups.filter(({ parentId, id }) => parentId === group.parentId && id !== group.id);
  return (
    <InputDialog
      {...end}
      open={open}
      title={text('renameTitle', { name: nameOf(group) })}
      label={text('groupName')}
      confirmLabel={text('rename')}
      initial={group.name}
      limit={GROUP_NAME_LIMIT}
      check={(value) =>
        checkGroupName(
          value,
          siblings.map(({ name }) => name),
        )
      }
      onSave={({ value }) => onRename(group.id, value.trim())}
    />
  );
}

interface DeletingProps extends DialogEnd {
  readonly asked: Asked<'delete'>;
  readonly tree: GroupTree<Group>;
  readonly onDelete: (pks: readonly number[]) => Promise<SaveOutcome>;
}

function Deleting({ asked, tree, onDelete, ...end }: DeletingProps) {
  const { open, ids, gone, deletion } = asked;
  const nameOf = useGroupName();
  const links = useGroupLinks({}).data?.objects;
  const people = links?.filter((link) => gone.has(link.groupId)).map((link) => link.memberId);
  // What would be deleted as of now: a device may have moved in meanwhile.
  const now = open && ids.every((pk) => tree.byId.has(pk)) ? deletionOf(tree, ids, nameOf) : deletion;
  return (
    <DeleteGroupsDialog
      {...end}
      open={open}
      deletion={{ ...now, users: people ? new Set(people).size : null }}
      onDelete={() => onDelete(ids)}
    />
  );
}

interface GroupDialogsProps
  extends DialogEnd, Pick<NewGroupDialogProps, 'onCreate'>, Pick<MoveDialogProps, 'consequencesOf' | 'onMove'> {
  readonly asked: AskedGroupQuestion;
  readonly groups: readonly Group[];
  readonly tree: GroupTree<Group>;
  readonly onRename: RenamingProps['onRename'];
  readonly onDelete: DeletingProps['onDelete'];
}

/** The dialog of the current group action. */
export function GroupDialogs({ asked, groups, tree, ...does }: GroupDialogsProps) {
  const { onCreate, onRename, consequencesOf, onMove, onDelete, ...end } = does;
  const { open } = asked;
  switch (asked.kind) {
    case 'add':
      return <NewGroupDialog {...end} open={open} groups={groups} parentId={asked.parentId} onCreate={onCreate} />;
    case 'rename':
      return <Renaming {...end} asked={asked} groups={groups} onRename={onRename} />;
    case 'move':
      return (
        <MoveDialog
          {...end}
          open={open}
          subject={{ kind: 'group', group: asked.group }}
          groups={groups}
          consequencesOf={consequencesOf}
          onMove={onMove}
        />
      );
    case 'delete':
      return <Deleting {...end} asked={asked} tree={tree} onDelete={onDelete} />;
  }
}
