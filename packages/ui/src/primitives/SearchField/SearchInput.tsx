import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { ICON, SMALL_ICON } from '../icon.ts';
import styles from './SearchInput.module.css';
import type { Draft } from './useSearchDraft.ts';

interface SearchInputProps extends Draft {
  /** Label of the field, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** Maximum number of characters of a search. */
  readonly limit?: number | undefined;
  readonly inputMode?: 'search' | 'numeric' | 'tel' | 'email';
  /** Whether it is attached to the select of a key before it. */
  readonly attached: boolean;
}

/** The search text. While a syllable is being composed nothing is searched, and Enter only ends the syllable. */
export function SearchInput(props: SearchInputProps) {
  const { draft, type, commit, label, placeholder, limit, inputMode = 'search', attached } = props;
  const text = useText('common');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    commit('');
    input.current?.focus();
  };
  return (
    <div className={`${styles.field} ${attached ? styles.attached : ''}`}>
      <Search {...ICON} className={styles.sign} />
      <input
        ref={input}
        className={styles.input}
        type="text"
        value={draft}
        placeholder={placeholder}
        aria-label={label}
        inputMode={inputMode}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={limit}
        onChange={({ target, nativeEvent }) =>
          type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            commit(draft);
          }
          if (event.key === 'Escape' && draft !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {draft !== '' && (
        <IconButton size="small" className={styles.clear} aria-label={text('clearSearch')} onClick={clear}>
          <X {...SMALL_ICON} />
        </IconButton>
      )}
    </div>
  );
}
