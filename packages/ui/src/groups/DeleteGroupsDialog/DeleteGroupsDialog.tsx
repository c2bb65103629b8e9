import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../dialogs/index.ts';
import { useList, useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import styles from './DeleteGroupsDialog.module.css';

/** The effects of deleting groups. */
export interface Deletion {
  /** The names of the chosen groups. */
  readonly names: readonly string[];
  /** How many subgroups are deleted too. */
  readonly subgroups: number;
  /** How many devices move to the default group. */
  readonly devices: number;
  /** How many people lose access to one of them; `null` if unknown. */
  readonly users: number | null;
}

export interface DeleteGroupsDialogProps extends Pick<ConfirmDialogProps, 'onExited'> {
  readonly open: boolean;
  readonly deletion: Deletion;
  /** Deletes them; resolves to the text of a refusal. */
  readonly onDelete: () => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Confirms the deletion of groups, and explains the effects on their contents [C-GROUP-19] [C-GROUP-21]. */
export function DeleteGroupsDialog({ open, deletion, onDelete, onClose, onExited }: DeleteGroupsDialogProps) {
  const text = useText('groups');
  const list = useList();
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const { names, subgroups, devices, users } = deletion;
  const [first = ''] = names;

  const confirm = async () => {
    setWaiting(true);
    const outcome = await onDelete();
    setWaiting(false);
    if (outcome.kind === 'saved') onClose();
    else setError(outcome.error);
  };
  return (
    <ConfirmDialog
      open={open}
      title={
        names.length === 1
          ? text('deleteGroupTitle', { name: first })
          : text('deleteGroupsTitle', { count: names.length })
      }
      confirmLabel={text('deleteGroup')}
      tone="destructive"
      waiting={waiting}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
      onExited={onExited}
    >
      {names.length > 1 && <div className={styles.names}>{list(names)}</div>}
      <ul className={styles.list}>
        {subgroups > 0 && <li>{text('deleteTakesSubgroups', { count: subgroups })}</li>}
        <li>{devices > 0 ? text('deleteMovesDevices', { count: devices }) : text('deleteNoDevices')}</li>
        {users !== null && <li>{users > 0 ? text('deleteEndsRights', { count: users }) : text('deleteNoRights')}</li>}
        <li>{text('deleteCannotUndo')}</li>
      </ul>
    </ConfirmDialog>
  );
}
