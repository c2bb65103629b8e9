import { PARTNER_SEARCH_MOST } from '@remote-console/domain';
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, TextField } from '../../primitives/index.ts';
import type { SearchOutcome } from './ManagerSelectDialog.tsx';
import styles from './NameSearch.module.css';

interface NameSearchProps {
  readonly label: string;
  readonly outcome: SearchOutcome<unknown>;
  /** Why a name cannot be searched for: a message key, or `null`. */
  readonly faultOf: (name: string) => string | null;
  /** The text for no results. */
  readonly notFound: (name: string) => string;
  /** The text for the number of results. */
  readonly found: (count: number) => string;
  readonly onSearch: (search: { readonly name: string }) => void;
  /** The result rows, if there are any. */
  readonly children: ReactNode;
}

/** A name field, a button, and the results below. It takes the focus when mounted. */
export function NameSearch({ label, outcome, faultOf, notFound, found, onSearch, children }: NameSearchProps) {
  const text = useText('partners');
  const common = useText('common');
  const message = useMessage();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  // An opening dialog mounts its content before it can take the focus, so the element itself requests it.
  const takeFocus = useCallback((field: HTMLInputElement | null) => field?.focus(), []);
  const rows = outcome.kind === 'found' ? outcome.rows : [];

  const refusal = (): string | undefined => {
    if (fault !== null) return message(fault);
    if (isChanged) return undefined;
    if (outcome.kind === 'failed') return message(outcome.message);
    return outcome.kind === 'found' && rows.length === 0 ? notFound(outcome.name) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside a page with a form, which must not be submitted here.
    event.stopPropagation();
    if (outcome.kind === 'searching') return;
    const wrong = faultOf(name);
    setFault(wrong);
    setChanged(false);
    if (wrong === null) onSearch({ name: name.trim() });
  };

  return (
    <div className={styles.search}>
      <form role="search" noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={label}
          value={name}
          hint={text('searchHint')}
          error={refusal()}
          autoComplete="off"
          inputRef={takeFocus}
          onChange={(change) => {
            setName(change.value);
            setFault(null);
            setChanged(true);
          }}
        />
        <div className={styles.submit}>
          <Button type="submit" variant="contained" loading={outcome.kind === 'searching'}>
            {common('search')}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.found}>
        {rows.length >= PARTNER_SEARCH_MOST
          ? text('firstFound', { count: rows.length })
          : rows.length > 0
            ? found(rows.length)
            : ''}
      </div>
      {rows.length > 0 && children}
    </div>
  );
}
