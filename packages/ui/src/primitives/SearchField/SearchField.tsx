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
  /** What is searched for; empty for no search. */
  readonly value: string;
  /**
   * Called with a new search: with every letter, on clearing and on another key. Give up the search that is on its way when
   * the next one comes.
   */
  readonly onChange: (search: { key: Key; value: string }) => void;
  /** What can be searched in. With fewer than two there is no choice to show. */
  readonly keys: readonly SearchKey<Key>[];
  /** What is searched in now. */
  readonly searchKey: Key;
  /** Name of the field, for those who listen. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Most characters a search can have. */
  readonly limit?: number;
  /** Name of the list, where a page has several: landmarks need names that tell them apart. */
  readonly listName?: string | undefined;
}

/**
 * A search: where, and for what. Another key clears the value (B-LIST-18). While a syllable is being composed nothing is
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
