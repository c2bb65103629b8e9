import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { Tag } from '@remote-console/api-client';
import { DEFAULT_TAG_COLOR } from '@remote-console/domain';
import { Pencil, Plus, Tag as TagIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, DialogFrame } from '../../dialogs/index.ts';
import { useSentences, useText } from '../../i18n/index.ts';
import { Button, IconButton, SMALL_ICON, Stack, StateMessage, type SaveOutcome } from '../../primitives/index.ts';
import { TagChip } from '../TagList/TagChip.tsx';
import { TagForm, type TagLook } from './TagForm.tsx';
import styles from './ManageTagsDialog.module.css';

export interface ManageTagsDialogProps {
  readonly open: boolean;
  /** The tags of the company; `null` while loading. */
  readonly tags: readonly Tag[] | null;
  /** Why they could not be read, as text. */
  readonly failure?: string | undefined;
  /** Whether devices that the person cannot see may have a tag, and are not counted. */
  readonly hasUnseenDevices?: boolean;
  readonly onCreate: (look: TagLook) => Promise<SaveOutcome>;
  readonly onChange: (tagId: number, look: TagLook) => Promise<SaveOutcome>;
  readonly onDelete: (tagId: number) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

interface TagRowProps extends Pick<ManageTagsDialogProps, 'onChange'> {
  readonly tag: Tag;
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly onAskDelete: () => void;
}

function TagRow({ tag, editing, onEdit, onChange, onAskDelete }: TagRowProps) {
  const text = useText('tags');
  if (editing) {
    return (
      <li className={styles.edited}>
        <TagForm
          label={text('name')}
          initial={tag}
          onSend={(look) => onChange(tag.id, look)}
          onSent={() => onEdit(false)}
          verb={text('save')}
          onCancel={() => onEdit(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.tag}>
        <TagChip tag={tag} />
      </div>
      <span className={styles.count}>{text('devices', { count: tag.deviceCount })}</span>
      <IconButton aria-label={text('change', { name: tag.name })} onClick={() => onEdit(true)}>
        <Pencil {...SMALL_ICON} />
      </IconButton>
      <IconButton aria-label={text('remove', { name: tag.name })} onClick={onAskDelete}>
        <Trash2 {...SMALL_ICON} />
      </IconButton>
    </li>
  );
}

interface DeletionProps extends Pick<ManageTagsDialogProps, 'hasUnseenDevices' | 'onDelete'> {
  readonly tag: Tag;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Deletion({ tag, open, hasUnseenDevices = false, onDelete, onClose }: DeletionProps) {
  const text = useText('tags');
  const sentences = useSentences();
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const confirm = async () => {
    setWaiting(true);
    const outcome = await onDelete(tag.id);
    setWaiting(false);
    if (outcome.kind === 'saved') onClose();
    else setError(outcome.error);
  };
  return (
    <ConfirmDialog
      open={open}
      title={text('deleteTitle', { name: tag.name })}
      confirmLabel={text('deleteConfirm')}
      tone="destructive"
      waiting={waiting}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {sentences(text('deleteBody', { count: tag.deviceCount }), hasUnseenDevices && text('deleteBeyond'))}
    </ConfirmDialog>
  );
}

/** The tags of the company: creates, renames, colors and deletes them. */
export function ManageTagsDialog(props: ManageTagsDialogProps) {
  const { open, tags, failure, hasUnseenDevices = false, onCreate, onChange, onDelete, onClose } = props;
  const text = useText('tags');
  const common = useText('common');
  const [editing, setEditing] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ readonly tag: Tag; readonly open: boolean } | null>(null);
  const waits = tags === null && failure === undefined;
  return (
    <DialogFrame
      open={open}
      title={text('manageTitle')}
      width={560}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <div className={styles.content}>
        <div className={styles.hint}>{text('manageHint')}</div>
        <TagForm
          label={text('newName')}
          initial={{ name: '', color: DEFAULT_TAG_COLOR }}
          onSend={onCreate}
          onSent={() => setEditing(null)}
          verb={text('create')}
          icon={<Plus {...SMALL_ICON} />}
        />
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        {waits && (
          <Stack role="status" aria-label={common('loading')} gap="sm">
            <Skeleton variant="rounded" height={36} />
            <Skeleton variant="rounded" height={36} />
          </Stack>
        )}
        {tags?.length === 0 && <StateMessage Icon={TagIcon} title={text('emptyTitle')} hint={text('emptyHint')} />}
        {tags !== null && tags.length > 0 && (
          <ul aria-label={text('choices')} className={styles.list}>
            {tags.map((tag) => (
              <TagRow
                key={tag.id}
                tag={tag}
                editing={editing === tag.id}
                onEdit={(isEditing) => setEditing(isEditing ? tag.id : null)}
                onChange={onChange}
                onAskDelete={() => setAsking({ tag, open: true })}
              />
            ))}
          </ul>
        )}
      </div>
      {asking && (
        <Deletion
          key={asking.tag.id}
          tag={asking.tag}
          open={asking.open}
          hasUnseenDevices={hasUnseenDevices}
          onDelete={onDelete}
          onClose={() => setAsking({ ...asking, open: false })}
        />
      )}
    </DialogFrame>
  );
}
