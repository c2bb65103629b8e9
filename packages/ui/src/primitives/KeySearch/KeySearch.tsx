import { useText } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { ChoiceSelect } from '../SearchField/ChoiceSelect.tsx';
import { SearchInput } from '../SearchField/SearchInput.tsx';
import { useSearchDraft, type Draft } from '../SearchField/useSearchDraft.ts';
import styles from './KeySearch.module.css';

/** A searchable field: for text, or for one of a few values. */
export interface KeySearchKey<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** The values to choose from, instead of a text field. */
  readonly values?: readonly { readonly value: string; readonly label: string }[];
  /** Label of the choice that matches anything; "All" by default. */
  readonly anyLabel?: string;
  readonly placeholder?: string;
  /** On-screen keyboard. */
  readonly inputMode?: 'search' | 'numeric' | 'tel' | 'email';
  /** Maximum number of characters of a search. */
  readonly limit?: number;
}

export interface KeySearchProps<Key extends string> {
  readonly keys: readonly KeySearchKey<Key>[];
  /** The current search field. */
  readonly searchKey: Key;
  /** The current search; empty for none. */
  readonly value: string;
  /** Called with a new search: another key (with an empty value), a chosen value, or a submitted text. */
  readonly onSearch: (search: { readonly key: Key; readonly value: string }) => void;
  /** When a text is submitted: by Enter and the button (default), or while typing as well. */
  readonly starts?: 'button' | 'typing';
  /** Name of the list, if a page has several: landmarks need distinct names. */
  readonly listName?: string | undefined;
}

/** A draft waiting for Enter or the button. */
const held = (draft: Draft): Draft => ({ ...draft, type: (words) => draft.type(words, true) });

/**
 * A search by key and value. Another key clears the value; a key with few values offers them as choices. A syllable
 * being composed is never submitted.
 */
export function KeySearch<Key extends string>(props: KeySearchProps<Key>) {
  const { keys, searchKey, value, onSearch, starts = 'button', listName } = props;
  const text = useText('common');
  const draft = useSearchDraft(value, (found) => onSearch({ key: searchKey, value: found }));
  const current = keys.find(({ key }) => key === searchKey);
  const chooses = keys.length > 1;
  const name = current ? text('searchFor', { key: current.label }) : text('searchValue');
  return (
    <div role="search" aria-label={listName} className={styles.search}>
      <div className={styles.fields}>
        {chooses && (
          <ChoiceSelect
            label={text('searchKey')}
            value={searchKey}
            options={keys.map(({ key, label }) => ({ value: key, label }))}
            attached="end"
            onChoose={(key) => {
              draft.type('', true);
              onSearch({ key, value: '' });
            }}
          />
        )}
        {current?.values ? (
          <ChoiceSelect
            label={name}
            value={value}
            options={[{ value: '', label: current.anyLabel ?? text('all') }, ...current.values]}
            attached={chooses ? 'start' : 'none'}
            onChoose={(chosen) => onSearch({ key: searchKey, value: chosen })}
          />
        ) : (
          <SearchInput
            {...(starts === 'typing' ? draft : held(draft))}
            label={name}
            placeholder={current?.placeholder ?? text('search')}
            limit={current?.limit}
            inputMode={current?.inputMode ?? 'search'}
            attached={chooses}
          />
        )}
      </div>
      {starts === 'button' && !current?.values && (
        <Button onClick={() => draft.commit(draft.draft)} className={styles.start}>
          {text('search')}
        </Button>
      )}
    </div>
  );
}
