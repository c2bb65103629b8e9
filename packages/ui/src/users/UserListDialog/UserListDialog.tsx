import Radio from '@mui/material/Radio';
import { memberRank, USER_SEARCH_KEYS, type UserSearchKey } from '@remote-console/domain';
import type { User } from '@remote-console/api-client';
import { useId, useState, type ReactNode } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, KeySearch, LoadFailed, ListSkeleton, Pagination, ScrollArea } from '../../primitives/index.ts';
import styles from './UserListDialog.module.css';

/** A person as shown in the list. */
export type ListedManager = Pick<User, 'id' | 'loginId' | 'name' | 'department' | 'memberType'>;

/** The search. */
export interface ManagerSearch {
  readonly key: UserSearchKey;
  readonly value: string;
}

/** The current state of the list. */
export type UserListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly managers: readonly ListedManager[]; readonly total: number };

export interface UserListDialogProps {
  readonly open: boolean;
  /** What the person is chosen for. */
  readonly title: string;
  readonly state: UserListState;
  /** The current page, from 1. */
  readonly page: number;
  readonly search: ManagerSearch;
  readonly onPageChange: (change: { readonly page: number }) => void;
  readonly onSearch: (search: ManagerSearch) => void;
  readonly onRetry: () => void;
  /** Chooses a person; resolves to the text of a refusal, `null` if the person can be chosen. */
  readonly onChoose: (choice: { readonly manager: ListedManager }) => string | null;
  readonly onClose: () => void;
}

/** Rows per page (A-MANAGER-01). */
export const MANAGERS_PER_PAGE = 10;

const KEYS = USER_SEARCH_KEYS.filter((key) => key !== 'flag_active');

/** The people of the company in pages, to choose a manager or an approver from (A-MANAGER-01 to A-MANAGER-04). */
export function UserListDialog(props: UserListDialogProps) {
  const { open, title, state, page, search, onPageChange, onSearch, onRetry, onChoose, onClose } = props;
  const text = useText('users');
  const group = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const managers = state.kind === 'loaded' ? state.managers : [];
  const manager = managers.find(({ id }) => id === chosen);

  const choose = () => {
    if (!manager) return setError(text('chooseFirst'));
    return setError(onChoose({ manager }) ?? undefined);
  };

  const rows = (): ReactNode => {
    if (state.kind === 'loading') return <ListSkeleton rows={6} />;
    if (state.kind === 'failed') return <LoadFailed onRetry={onRetry} />;
    if (managers.length === 0) return <EmptyState reason={search.value === '' ? 'nothing' : 'no-result'} />;
    return (
      <div role="radiogroup" aria-label={title}>
        {managers.map((each) => (
          <Row
            key={each.id}
            manager={each}
            name={group}
            checked={each.id === chosen}
            onCheck={() => {
              setChosen(each.id);
              setError(undefined);
            }}
          />
        ))}
      </div>
    );
  };

  return (
    <DialogFrame
      open={open}
      title={title}
      width={560}
      onClose={onClose}
      actions={<DialogChoice label={text('choose')} onConfirm={choose} onCancel={onClose} />}
    >
      <KeySearch
        keys={KEYS.map((key) => ({ key, label: text(key) }))}
        searchKey={search.key}
        value={search.value}
        starts="typing"
        onSearch={onSearch}
      />
      <ScrollArea role="region" aria-label={title} className={styles.people}>
        {rows()}
      </ScrollArea>
      <Pagination
        page={page}
        pageSize={MANAGERS_PER_PAGE}
        total={state.kind === 'loaded' ? state.total : 0}
        onChange={onPageChange}
      />
      <div role="alert" className={styles.error}>
        {error}
      </div>
    </DialogFrame>
  );
}

interface RowProps {
  readonly manager: ListedManager;
  readonly name: string;
  readonly checked: boolean;
  readonly onCheck: () => void;
}

function Row({ manager, name, checked, onCheck }: RowProps) {
  const text = useText('users');
  const { loginId, department, memberType } = manager;
  return (
    <label className={`${styles.row} ${checked ? styles.chosen : ''}`}>
      <Radio name={name} checked={checked} onChange={onCheck} />
      <div className={styles.person}>
        <strong>{manager.name}</strong>
        {` ${loginId}`}
        <div className={styles.detail}>{department || text('noDepartment')}</div>
      </div>
      <div className={styles.detail}>{text(RANKS[memberRank(memberType)])}</div>
    </label>
  );
}

const RANKS = { member: 'rankMember', master: 'rankMaster', head: 'rankHead' } as const;
