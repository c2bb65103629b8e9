import { useText } from '../../i18n/index.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import styles from './SearchField.module.css';
import { SearchInput } from './SearchInput.tsx';
import { useSearchDraft } from './useSearchDraft.ts';

/** The fields that can be searched. */
export interface SearchKey<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface SearchFieldProps<Key extends string> {
  /** The search text; empty for no search. */
  readonly value: string;
  /**
   * Called with a new search: on every letter, on clearing and on another key. Abort the running search when the next
   * one comes.
   */
  readonly onChange: (search: { key: Key; value: string }) => void;
  /** The searchable fields. With fewer than two there is no choice to show. */
  readonly keys: readonly SearchKey<Key>[];
  /** The current search field. */
  readonly searchKey: Key;
  /** Label of the field, for screen readers. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Maximum number of characters of a search. */
  readonly limit?: number;
  /** Name of the list, if a page has several: landmarks need distinct names. */
  readonly listName?: string | undefined;
}

/**
 * A search by field and text. Another key clears the value (B-LIST-18). While a syllable is being composed nothing is
 * searched, and Enter ends the syllable, not the search.
 */
export function SearchField<Key extends string>({
  value,
  onChange,
  keys,
  searchKey,
  label,
  placeholder,
  limit,
  listName,
}: SearchFieldProps<Key>) {
  const text = useText('common');
  const draft = useSearchDraft(value, (found) => onChange({ key: searchKey, value: found }));
  const chooses = keys.length > 1;
  return (
    <div role="search" aria-label={listName} className={styles.search}>
      {chooses && (
        <ChoiceSelect
          label={text('searchKey')}
          value={searchKey}
          options={keys.map(({ key, label: name }) => ({ value: key, label: name }))}
          attached="end"
          onChoose={(key) => {
            draft.type('', true);
            onChange({ key, value: '' });
          }}
        />
      )}
      <SearchInput
        {...draft}
        label={label ?? text('searchValue')}
        placeholder={placeholder ?? text('search')}
        limit={limit}
        attached={chooses}
      />
    </div>
  );
}
