import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { SelectField, Stack } from '../../primitives/index.ts';
import type { GroupChoice } from '../AddDevice/CommandForm.tsx';
import styles from './RolloutDialog.module.css';

export interface RolloutDialogProps {
  readonly open: boolean;
  /** The version that agents are updated to. */
  readonly version: string;
  readonly groups: readonly GroupChoice[];
  /** The chosen group, including its subgroups; null for all devices. */
  readonly groupId: number | null;
  /** How many of the chosen devices have an older version; null while loading. */
  readonly count: number | null;
  /** The group of an update in progress; null without one. */
  readonly openGroup: string | null;
  /** Whether the update is being started. */
  readonly busy: boolean;
  /** Why it was not started, as text. */
  readonly error: string | null;
  readonly onGroup: (change: { readonly groupId: number | null }) => void;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** The option for all devices among the groups. */
const ALL = 'all';

/** Asks which devices to update, and shows their number. */
export function RolloutDialog(props: RolloutDialogProps) {
  const { open, version, groups, groupId, count, openGroup, busy, error, onGroup, onStart, onClose } = props;
  const text = useText('downloads');
  return (
    <DialogFrame
      open={open}
      title={text('rolloutQuestion', { version })}
      locked={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text('rolloutConfirm')}
          waiting={busy}
          preparing={count === null}
          disabled={count === 0}
          onCancel={onClose}
          onConfirm={onStart}
        />
      }
    >
      <Stack gap="md">
        <SelectField
          label={text('rolloutGroup')}
          value={groupId === null ? ALL : String(groupId)}
          options={[
            { value: ALL, label: text('rolloutAll') },
            ...groups.map(({ id, path }) => ({ value: String(id), label: path })),
          ]}
          hint={text('rolloutGroupHint')}
          disabled={busy}
          onChange={({ value }) => onGroup({ groupId: value === ALL ? null : Number(value) })}
        />
        <div aria-live="polite" className={styles.count}>
          {count === null && <Skeleton variant="text" width="80%" />}
          {count === 0 && text('rolloutNothing', { version })}
          {count !== null && count > 0 && text('rolloutBody', { count })}
        </div>
        {openGroup !== null && <div className={styles.hint}>{text('rolloutOpenNote', { group: openGroup })}</div>}
        {error !== null && (
          <Alert severity="error" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </DialogFrame>
  );
}
