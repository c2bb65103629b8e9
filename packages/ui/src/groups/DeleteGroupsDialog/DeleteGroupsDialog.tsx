import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../dialogs/index.ts';
import { useList, useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import styles from './DeleteGroupsDialog.module.css';

/** What deleting groups does beside deleting them. */
export interface Deletion {
  /** The names of the groups that were chosen. */
  readonly names: readonly string[];
  /** How many groups below them go too. */
  readonly subgroups: number;
  /** How many devices move to the default group. */
  readonly devices: number;
  /** How many people lose a right on one of them; `null` while not known. */
  readonly users: number | null;
}

export interface DeleteGroupsDialogProps extends Pick<ConfirmDialogProps, 'onExited'> {
  readonly open: boolean;
  readonly deletion: Deletion;
  /** Deletes them; the words of a refusal come back. */
  readonly onDelete: () => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Asks before groups are deleted, and says what becomes of what is in them [C-GROUP-19] [C-GROUP-21]. */
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
