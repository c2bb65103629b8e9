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
  /** Says that nothing was found. */
  readonly notFound: (name: string) => string;
  /** Says how many were found. */
  readonly found: (count: number) => string;
  readonly onSearch: (search: { readonly name: string }) => void;
  /** The rows; drawn when there are any. */
  readonly children: ReactNode;
}

/** A name, a button, and below them what was found. It takes the focus when it comes. */
export function NameSearch({ label, outcome, faultOf, notFound, found, onSearch, children }: NameSearchProps) {
  const text = useText('partners');
  const common = useText('common');
  const message = useMessage();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  // A dialog that opens puts its content there before it can take the focus, so the element itself asks for it.
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
    // The dialog is inside the page of a form; what is sent here is not that form.
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
