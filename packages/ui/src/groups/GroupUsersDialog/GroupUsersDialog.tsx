import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { GroupUserChoice } from '@remote-console/api-client';
import { GROUP_LIST_PAGE_SIZE, isFlagSet, type GroupListPlace } from '@remote-console/domain';
import { useId, useState, type FormEvent } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import {
  EmptyState,
  KeySearch,
  ListSkeleton,
  LoadFailed,
  Pagination,
  TextField,
  type SaveOutcome,
} from '../../primitives/index.ts';
import { Button } from '../../primitives/Button/index.ts';

/** What there is to show of the company's users. */
export type UserChoices =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'there'; readonly users: readonly GroupUserChoice[]; readonly total: number };

export interface GroupUsersDialogProps {
  readonly open: boolean;
  /** Name of the group. */
  readonly name: string;
  readonly choices: UserChoices;
  readonly place: GroupListPlace;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
  /** Users whose link is on its way. */
  readonly busy: ReadonlySet<number>;
  /** A user is connected to the group, or no longer. */
  readonly onToggle: (change: { readonly user: GroupUserChoice; readonly connected: boolean }) => void;
  /** A user is added by the ID; the words of a refusal come back. */
  readonly onAdd: (request: { readonly mgrid: string }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

function AddById({ onAdd }: Pick<GroupUsersDialogProps, 'onAdd'>) {
  const text = useText('groupPages');
  const message = useMessage();
  const [mgrid, setMgrid] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const add = async () => {
    if (mgrid.trim() === '') {
      setError(message('no_input_data'));
      return;
    }
    setWaiting(true);
    const outcome = await onAdd({ mgrid: mgrid.trim() });
    setWaiting(false);
    if (outcome.kind === 'saved') setMgrid('');
    else setError(outcome.error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) void add();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 'var(--rc-space-sm)' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          label={text('addById')}
          value={mgrid}
          error={error}
          autoComplete="off"
          onChange={({ value }) => {
            setMgrid(value);
            setError(undefined);
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', mt: 'var(--rc-space-xl)' }}>
        <Button type="submit" loading={waiting}>
          {text('addUser')}
        </Button>
      </Box>
    </Box>
  );
}

interface UserLineProps extends Pick<GroupUsersDialogProps, 'onToggle'> {
  readonly user: GroupUserChoice;
  readonly waiting: boolean;
}

function UserLine({ user, waiting, onToggle }: UserLineProps) {
  const text = useText('groupPages');
  const id = useId();
  const connected = user.link_pk !== null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 'var(--rc-space-md)',
        minHeight: 52,
        borderTop: 1,
        borderColor: 'tone.line',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box component="label" htmlFor={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {user.name}
        </Box>{' '}
        <Box component="span" sx={{ color: 'tone.textSecondary', fontSize: 'var(--rc-font-size-dense)' }}>
          {user.mgrid}
          {!isFlagSet(user.flag_active) && ` · ${text('userInactive')}`}
        </Box>
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ fontSize: 'var(--rc-font-size-label)', color: 'tone.textSecondary', whiteSpace: 'nowrap' }}
      >
        {text(connected ? 'connected' : 'notConnected')}
      </Box>
      <Switch
        checked={connected}
        disabled={waiting}
        onChange={(_event, checked) => onToggle({ user, connected: checked })}
        slotProps={{ input: { id } }}
      />
    </Box>
  );
}

/** Who may reach the devices of a group: everybody of the company with a switch each [C-GDETAIL-09]. */
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
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 'var(--rc-space-lg)',
          pt: 'var(--rc-space-sm)',
          color: 'tone.text',
        }}
      >
        <AddById onAdd={onAdd} />
        <KeySearch
          keys={[{ key: 'any', label: text('searchUser'), placeholder: text('searchUser') }]}
          searchKey="any"
          value={place.search}
          starts="typing"
          listName={text('allUsers')}
          onSearch={({ value }) => onPlaceChange({ search: value.trim() })}
        />
        <Box sx={{ minHeight: 260 }}>
          {choices.kind === 'waiting' && <ListSkeleton rows={5} />}
          {choices.kind === 'failed' && <LoadFailed retrying={choices.retrying} onRetry={choices.retry} />}
          {choices.kind === 'there' && choices.users.length === 0 && (
            <EmptyState reason={place.search === '' ? 'nothing' : 'no-result'} />
          )}
          {choices.kind === 'there' && choices.users.length > 0 && (
            <Box component="ul" aria-label={text('allUsers')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {choices.users.map((user) => (
                <UserLine key={user.pk} user={user} waiting={busy.has(user.pk)} onToggle={onToggle} />
              ))}
            </Box>
          )}
        </Box>
        {choices.kind === 'there' && choices.total > 0 && (
          <Pagination
            page={place.page}
            pageSize={GROUP_LIST_PAGE_SIZE}
            total={choices.total}
            listName={text('allUsers')}
            onChange={({ page }) => onPlaceChange({ page })}
          />
        )}
      </Box>
    </DialogFrame>
  );
}
