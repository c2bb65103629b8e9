import Alert from '@mui/material/Alert';
import type { Device, Tag } from '@remote-console/api-client';
import { checkTagName, DEFAULT_TAG_COLOR, type TagChange, type TagColor } from '@remote-console/domain';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Saved } from '../../actions/index.ts';
import { DialogChoice, DialogFrame, useSubmission } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { TextField, type SaveOutcome } from '../../primitives/index.ts';
import { NewTag } from './NewTag.tsx';
import { OtherWays } from './OtherWays.tsx';
import { TagChoices } from './TagChoices.tsx';
import { useTagChoice } from './useTagChoice.ts';
import styles from './TagsDialog.module.css';

export interface TagsDialogProps {
  readonly open: boolean;
  /** The devices to tag. */
  readonly devices: readonly Pick<Device, 'id' | 'alias' | 'tags'>[];
  /** The tags of the company; `null` while loading. */
  readonly tags: readonly Tag[] | null;
  /** Why they could not be read, as text. */
  readonly failure?: string | undefined;
  /** Whether the person may create tags. */
  readonly mayManage: boolean;
  /** Creates a tag; resolves to its ID. */
  readonly onCreate: (tag: { readonly name: string; readonly color: TagColor }) => Promise<Saved<number>>;
  /** Sets the tags; the dialog stays open on failure. */
  readonly onSave: (change: TagChange) => Promise<SaveOutcome>;
  /** Opens the management of tags. */
  readonly onManage: () => void;
  /** Tags are to be set from a sheet. */
  readonly onSheet: () => void;
  readonly onClose: () => void;
}

const NO_TAGS: readonly Tag[] = [];

/** Which tags devices have: a checkbox for each, indeterminate if only some of the devices have it. */
export function TagsDialog(props: TagsDialogProps) {
  const { open, devices, tags, failure, mayManage, onCreate, onSave, onManage, onSheet, onClose } = props;
  const text = useText('tags');
  const message = useMessage();
  const { search, setSearch, name, found, exact, markOf, press, giveAll, readChange } = useTagChoice(
    devices,
    tags ?? NO_TAGS,
  );
  const [color, setColor] = useState<TagColor>(DEFAULT_TAG_COLOR);
  const { sending, refusal, clearRefusal, submit } = useSubmission<'create' | 'save'>();
  const start = useRef<HTMLInputElement>(null);
  const makes = mayManage && tags !== null && name !== '' && exact === undefined;
  const fault = makes ? checkTagName(name) : null;

  const create = async () => {
    if (!makes || fault !== null || sending !== null) return;
    const isMade = await submit('create', async () => {
      const made = await onCreate({ name, color });
      if (made.kind === 'saved') giveAll(made.value);
      return made;
    });
    if (!isMade) return;
    setSearch('');
    setColor(DEFAULT_TAG_COLOR);
    start.current?.focus();
  };
  const save = async () => {
    const change = readChange();
    const isChanged = change.add.length > 0 || change.remove.length > 0;
    if (!isChanged || (await submit('save', () => onSave(change)))) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (exact) press(exact.id);
    else void create();
  };
  const [first] = devices;
  const title =
    devices.length === 1 && first
      ? text('titleOne', { name: first.alias })
      : text('titleMany', { count: devices.length });
  return (
    <DialogFrame
      open={open}
      title={title}
      width={480}
      locked={sending !== null}
      startRef={start}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text('save')}
          waiting={sending === 'save'}
          disabled={tags === null || sending === 'create'}
          onConfirm={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <div className={styles.content}>
        <TextField
          label={text(mayManage ? 'findOrMake' : 'find')}
          value={search}
          inputRef={start}
          autoComplete="off"
          error={fault === null || fault === 'no_input_data' ? undefined : message('tag_name_invalid')}
          onChange={({ value }) => {
            setSearch(value);
            clearRefusal();
          }}
          onKeyDown={onKeyDown}
        />
        {makes && fault === null && (
          <NewTag
            name={name}
            color={color}
            onColorChange={({ value }) => setColor(value)}
            disabled={sending !== null}
            making={sending === 'create'}
            onMake={() => void create()}
          />
        )}
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        <TagChoices
          tags={tags}
          found={found}
          failure={failure}
          mayManage={mayManage}
          markOf={markOf}
          onPress={press}
          disabled={sending === 'save'}
        />
        <OtherWays onManage={mayManage ? onManage : undefined} onSheet={onSheet} />
      </div>
    </DialogFrame>
  );
}
