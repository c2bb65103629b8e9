import Alert from '@mui/material/Alert';
import type { Device, Tag } from '@remote-console/api-client';
import {
  changeOfMarks,
  checkTagName,
  DEFAULT_TAG_COLOR,
  pressedMark,
  tagKey,
  tagMark,
  tagName,
  type ChosenMarks,
  type TagChange,
  type TagColor,
} from '@remote-console/domain';
import { FileSpreadsheet, Plus, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON, TextField } from '../../primitives/index.ts';
import { TagColorField } from '../TagColorField/TagColorField.tsx';
import { TagChoices } from './TagChoices.tsx';
import styles from './TagsDialog.module.css';

/** What became of an attempt: what was made, or why not, in words. */
export type TagOutcome<Made> =
  | { readonly ok: true; readonly made: Made }
  | { readonly ok: false; readonly error: string };

export interface TagsDialogProps {
  readonly open: boolean;
  /** The devices whose tags are set. */
  readonly devices: readonly Pick<Device, 'pk' | 'alias' | 'tags'>[];
  /** The tags of the company; `null` while they are on their way. */
  readonly tags: readonly Tag[] | null;
  /** Why they could not be read, in words. */
  readonly failure?: string | undefined;
  /** Whether the person may make tags. */
  readonly mayManage: boolean;
  /** Makes a tag. */
  readonly onCreate: (tag: { readonly name: string; readonly color: TagColor }) => Promise<TagOutcome<number>>;
  /** Sets the tags; the dialog stays where that fails. */
  readonly onSave: (change: TagChange) => Promise<TagOutcome<null>>;
  /** Tags are to be managed. */
  readonly onManage: () => void;
  /** Tags are to be set from a sheet. */
  readonly onSheet: () => void;
  readonly onClose: () => void;
}

const pksOf = ({ tags }: Pick<Device, 'tags'>) => tags.map(({ pk }) => pk);

/** Which tags devices have: a box for each, with a third state where only some of the devices have it. */
export function TagsDialog(props: TagsDialogProps) {
  const { open, devices, tags, failure, mayManage, onCreate, onSave, onManage, onSheet, onClose } = props;
  const text = useText('tags');
  const message = useMessage();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ChosenMarks>(new Map());
  const [color, setColor] = useState<TagColor>(DEFAULT_TAG_COLOR);
  const [waiting, setWaiting] = useState<'create' | 'save' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const start = useRef<HTMLInputElement>(null);
  const present = devices.map(pksOf);
  const name = tagName(search);
  const found = (tags ?? []).filter((tag) => tagKey(tag.name).includes(tagKey(name)));
  const exact = found.find((tag) => tagKey(tag.name) === tagKey(name));
  const makes = mayManage && tags !== null && name !== '' && exact === undefined;
  const fault = makes ? checkTagName(name) : null;
  const markOf = (pk: number) => chosen.get(pk) ?? tagMark(present, pk);
  const press = (pk: number) =>
    setChosen((before) => new Map(before).set(pk, pressedMark(before.get(pk) ?? tagMark(present, pk))));

  const attempt = async <Made,>(kind: 'create' | 'save', act: () => Promise<TagOutcome<Made>>) => {
    setWaiting(kind);
    setError(null);
    const outcome = await act();
    setWaiting(null);
    if (outcome.ok) return outcome.made;
    setError(outcome.error);
    return undefined;
  };
  const create = async () => {
    if (!makes || fault !== null || waiting !== null) return;
    const made = await attempt('create', () => onCreate({ name, color }));
    if (made === undefined) return;
    setChosen((before) => new Map(before).set(made, 'all'));
    setSearch('');
    setColor(DEFAULT_TAG_COLOR);
    start.current?.focus();
  };
  const save = async () => {
    const change = changeOfMarks(present, chosen);
    if (change.add.length === 0 && change.remove.length === 0) onClose();
    else if ((await attempt('save', () => onSave(change))) === null) onClose();
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
      locked={waiting !== null}
      startRef={start}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text('save')}
          waiting={waiting === 'save'}
          disabled={tags === null || waiting === 'create'}
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
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (exact) press(exact.pk);
            else void create();
          }}
        />
        {makes && fault === null && (
          <div className={styles.creation}>
            <TagColorField value={color} onChange={({ value }) => setColor(value)} disabled={waiting !== null} />
            <Button
              size="small"
              startIcon={<Plus {...SMALL_ICON} />}
              loading={waiting === 'create'}
              onClick={() => void create()}
            >
              {text('make', { name })}
            </Button>
          </div>
        )}
        {error !== null && <Alert severity="error">{error}</Alert>}
        <TagChoices
          tags={tags}
          found={found}
          failure={failure}
          mayManage={mayManage}
          markOf={markOf}
          onPress={press}
          disabled={waiting === 'save'}
        />
        <div className={styles.more}>
          {mayManage && (
            <Button variant="text" size="small" startIcon={<Settings2 {...SMALL_ICON} />} onClick={onManage}>
              {text('manage')}
            </Button>
          )}
          <Button variant="text" size="small" startIcon={<FileSpreadsheet {...SMALL_ICON} />} onClick={onSheet}>
            {text('fromSheet')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
