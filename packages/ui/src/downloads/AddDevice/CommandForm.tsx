import Alert from '@mui/material/Alert';
import {
  ALIAS_LIMIT,
  COMMAND_DAYS,
  COMMAND_DEVICES,
  countCharacters,
  type CommandChoice,
} from '@remote-console/domain';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, Link, SelectField, TextField } from '../../primitives/index.ts';
import type { CommandFailure } from './addDeviceStage.ts';
import styles from './CommandForm.module.css';

/** A group that devices can be added to. */
export interface GroupChoice {
  readonly id: number;
  /** Its path from the top: "Seoul / Lobby". */
  readonly path: string;
}

export interface CommandFormProps {
  readonly choice: CommandChoice;
  readonly onChoice: (change: Partial<CommandChoice>) => void;
  readonly groups: readonly GroupChoice[];
  /** Whether a command is being created. */
  readonly busy: boolean;
  readonly failure: CommandFailure | null;
  readonly onCreate: () => void;
}

/** Asks for the group, name, validity and number of uses of a command. */
export function CommandForm({ choice, onChoice, groups, busy, failure, onCreate }: CommandFormProps) {
  const text = useText('downloads');
  const isTooLong = countCharacters(choice.name.trim()) > ALIAS_LIMIT;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isTooLong) onCreate();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.fields}>
        <SelectField
          label={text('addGroup')}
          value={choice.groupId === null ? '' : String(choice.groupId)}
          options={groups.map(({ id, path }) => ({ value: String(id), label: path }))}
          disabled={busy}
          onChange={({ value }) => onChoice({ groupId: Number(value) })}
        />
        <SelectField
          label={text('addDevices')}
          value={choice.devices}
          options={COMMAND_DEVICES.map((value) => ({
            value,
            label: text('addDevicesCount', { count: Number(value) }),
          }))}
          disabled={busy}
          onChange={({ value }) => onChoice({ devices: value })}
        />
        <SelectField
          label={text('addDays')}
          value={choice.days}
          options={COMMAND_DAYS.map((value) => ({ value, label: text(`addDays_${value}`) }))}
          disabled={busy}
          onChange={({ value }) => onChoice({ days: value })}
        />
        <TextField
          label={text('addName')}
          value={choice.name}
          name="name"
          autoComplete="off"
          placeholder={text('addNamePlaceholder')}
          hint={text(choice.devices === '1' ? 'addNameHint' : 'addNameHintMany')}
          error={isTooLong ? text('addNameLong', { most: ALIAS_LIMIT }) : undefined}
          disabled={busy}
          onChange={({ value }) => onChoice({ name: value })}
        />
      </div>
      {failure && (
        <Alert severity="error" role="alert">
          {failure.words}{' '}
          {failure.licenseHref !== null && (
            <Link href={failure.licenseHref} underlined>
              {text('addLicense')}
            </Link>
          )}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="contained" loading={busy} disabled={isTooLong}>
          {text('addCreate')}
        </Button>
        <div className={styles.hint}>{text('addManyHint')}</div>
      </div>
    </form>
  );
}
