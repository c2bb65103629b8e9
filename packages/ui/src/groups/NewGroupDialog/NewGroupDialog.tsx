import { buildGroupTree, checkGroupName, GROUP_NAME_LIMIT, type GroupRecord } from '@remote-console/domain';
import { useMemo, useRef, useState } from 'react';
import { FormDialog, type FormDialogProps } from '../../dialogs/index.ts';
import { useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { TextField, type SaveOutcome } from '../../primitives/index.ts';
import { GroupPicker } from '../GroupPicker/GroupPicker.tsx';
import styles from './NewGroupDialog.module.css';

export interface NewGroupDialogProps extends Pick<FormDialogProps, 'onExited'> {
  readonly open: boolean;
  /** The possible parent groups. */
  readonly groups: readonly GroupRecord[];
  /** The default parent. */
  readonly parentId: number;
  /** Creates the group; resolves to the text of a refusal, and the entries stay. */
  readonly onCreate: (group: { readonly name: string; readonly parentId: number }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Asks for the name and parent of a new group [B-GROUP-01] [C-GROUP-08] [C-GROUP-09] [C-GROUP-12]. */
export function NewGroupDialog(props: NewGroupDialogProps) {
  const { open, groups, parentId, onCreate, onClose, onExited } = props;
  const text = useText('groups');
  const message = useMessage();
  const language = useLanguage();
  const field = useRef<HTMLInputElement | null>(null);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(parentId);
  const [nameError, setNameError] = useState<string | undefined>(undefined);
  const [parentError, setParentError] = useState<string | undefined>(undefined);
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);

  const refuse = (error: string) => {
    setNameError(error);
    field.current?.focus();
  };
  const create = () => {
    const siblings = (tree.byId.get(parent)?.children ?? []).map(({ group }) => group.name);
    const problem = checkGroupName(name, siblings);
    if (problem !== null) {
      refuse(message(problem));
      return null;
    }
    return onCreate({ name: name.trim(), parentId: parent });
  };

  return (
    <FormDialog
      open={open}
      title={text('newGroupTitle')}
      label={text('addGroup')}
      startRef={field}
      onSave={create}
      onRefused={({ error }) => refuse(error)}
      onClose={onClose}
      onExited={onExited}
    >
      <TextField
        label={text('groupName')}
        value={name}
        error={nameError}
        limit={GROUP_NAME_LIMIT}
        inputRef={field}
        autoComplete="off"
        onChange={({ value }) => {
          setName(value);
          setNameError(undefined);
        }}
      />
      <div>
        <div className={styles.label}>{text('parentGroup')}</div>
        <GroupPicker
          groups={groups}
          value={parent}
          label={text('parentGroup')}
          error={parentError}
          onChange={({ groupId }) => {
            setParent(groupId);
            setParentError(undefined);
            setNameError(undefined);
          }}
          onRefused={({ error }) => setParentError(error)}
        />
      </div>
    </FormDialog>
  );
}
