import Switch from '@mui/material/Switch';
import type { GroupUserChoice } from '@remote-console/api-client';
import { GROUP_LIST_PAGE_SIZE, type GroupListPlace } from '@remote-console/domain';
import { useId, useState, type FormEvent } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import {
  Button,
  EmptyState,
  KeySearch,
  ListSkeleton,
  LoadFailed,
  Pagination,
  TextField,
  type SaveOutcome,
} from '../../primitives/index.ts';
import styles from './GroupUsersDialog.module.css';

/** The company's users to choose from. */
export type UserChoices =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly users: readonly GroupUserChoice[]; readonly total: number };

export interface GroupUsersDialogProps {
  readonly open: boolean;
  /** Name of the group. */
  readonly name: string;
  readonly choices: UserChoices;
  readonly place: GroupListPlace;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
  /** Users whose link is being saved. */
  readonly busy: ReadonlySet<number>;
  /** A user is linked to the group, or unlinked. */
  readonly onToggle: (change: { readonly user: GroupUserChoice; readonly connected: boolean }) => void;
  /** Adds a user by ID; resolves to the text of a refusal. */
  readonly onAdd: (request: { readonly loginId: string }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

function AddById({ onAdd }: Pick<GroupUsersDialogProps, 'onAdd'>) {
  const text = useText('groupPages');
  const message = useMessage();
  const [loginId, setLoginId] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const add = async () => {
    if (loginId.trim() === '') {
      setError(message('no_input_data'));
      return;
    }
    setWaiting(true);
    const outcome = await onAdd({ loginId: loginId.trim() });
    setWaiting(false);
    if (outcome.kind === 'saved') setLoginId('');
    else setError(outcome.error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) void add();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.field}>
        <TextField
          label={text('addById')}
          value={loginId}
          error={error}
          autoComplete="off"
          onChange={({ value }) => {
            setLoginId(value);
            setError(undefined);
          }}
        />
      </div>
      <div className={styles.submit}>
        <Button type="submit" loading={waiting}>
          {text('addUser')}
        </Button>
      </div>
    </form>
  );
}

interface UserLineProps extends Pick<GroupUsersDialogProps, 'onToggle'> {
  readonly user: GroupUserChoice;
  readonly waiting: boolean;
}

function UserLine({ user, waiting, onToggle }: UserLineProps) {
  const text = useText('groupPages');
  const id = useId();
  const connected = user.linkId !== null;
  return (
    <li className={styles.user}>
      <label htmlFor={id} className={styles.label}>
        <span className={styles.name}>{user.name}</span>{' '}
        <span className={styles.account}>
          {user.loginId}
          {!user.isActive && ` · ${text('userInactive')}`}
        </span>
      </label>
      <span aria-hidden className={styles.state}>
        {text(connected ? 'connected' : 'notConnected')}
      </span>
      <Switch
        checked={connected}
        disabled={waiting}
        onChange={(_event, checked) => onToggle({ user, connected: checked })}
        slotProps={{ input: { id } }}
      />
    </li>
  );
}

/** Who has access to the devices of a group: everybody in the company, with a switch each [C-GDETAIL-09]. */
export function GroupUsersDialog(props: GroupUsersDialogProps) {
  const { open, name, choices, place, onPlaceChange, busy, onToggle, onAdd, onClose } = props;
  const text = useText('groupPages');
  const common = useText('common');
  return (
    <DialogFrame
      open={open}
      title={text('usersOf', { name })}
      width={600}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <div className={styles.content}>
        <AddById onAdd={onAdd} />
        <KeySearch
          keys={[{ key: 'any', label: text('searchUser'), placeholder: text('searchUser') }]}
          searchKey="any"
          value={place.search}
          starts="typing"
          listName={text('allUsers')}
          onSearch={({ value }) => onPlaceChange({ search: value.trim() })}
        />
        <div className={styles.users}>
          {choices.kind === 'waiting' && <ListSkeleton rows={5} />}
          {choices.kind === 'failed' && <LoadFailed retrying={choices.retrying} onRetry={choices.retry} />}
          {choices.kind === 'ready' && choices.users.length === 0 && (
            <EmptyState reason={place.search === '' ? 'nothing' : 'no-result'} />
          )}
          {choices.kind === 'ready' && choices.users.length > 0 && (
            <ul aria-label={text('allUsers')} className={styles.list}>
              {choices.users.map((user) => (
                <UserLine key={user.id} user={user} waiting={busy.has(user.id)} onToggle={onToggle} />
              ))}
            </ul>
          )}
        </div>
        {choices.kind === 'ready' && choices.total > 0 && (
          <Pagination
            page={place.page}
            pageSize={GROUP_LIST_PAGE_SIZE}
            total={choices.total}
            listName={text('allUsers')}
            onChange={({ page }) => onPlaceChange({ page })}
          />
        )}
      </div>
    </DialogFrame>
  );
}
