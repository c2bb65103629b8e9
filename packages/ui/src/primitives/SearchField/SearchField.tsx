import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import { ICON, SMALL_ICON } from '../icon.ts';
import { SelectChevron } from '../SelectChevron.tsx';
import { useDebouncedDraft } from './useDebouncedDraft.ts';

/** What can be searched in. */
export interface SearchKey<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface SearchFieldProps<Key extends string> {
  /** What is searched for; empty for no search. */
  readonly value: string;
  /** Told of a new search, 300 ms after the last key, or at once on Enter, on clearing and on another key. */
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
}: SearchFieldProps<Key>) {
  const text = useText('common');
  const input = useRef<HTMLInputElement>(null);
  const { draft, type, commit } = useDebouncedDraft(value, (found) => onChange({ key: searchKey, value: found }));

  const chooseKey = (wanted: string) => {
    const chosen = keys.find(({ key }) => key === wanted);
    if (!chosen) return;
    type('', true);
    onChange({ key: chosen.key, value: '' });
  };
  const clear = () => {
    commit('');
    input.current?.focus();
  };

  return (
    <Box role="search" sx={{ display: 'flex', minWidth: 0, width: '100%', maxWidth: 420 }}>
      {keys.length > 1 && (
        <NativeSelect
          value={searchKey}
          onChange={(event) => chooseKey(event.target.value)}
          IconComponent={SelectChevron}
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': text('searchKey') }}
          sx={{
            flex: 'none',
            borderStartEndRadius: 0,
            borderEndEndRadius: 0,
            mr: '-1px',
            fontSize: 13,
            '&.Mui-focused': { zIndex: 1 },
            '& .MuiNativeSelect-icon': { right: 10, top: 'calc(50% - 7px)', color: 'tone.textHint' },
            '& .MuiNativeSelect-select.MuiNativeSelect-select': { pr: '30px' },
          }}
        >
          {keys.map(({ key, label: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <OutlinedInput
        inputRef={input}
        fullWidth
        type="text"
        value={draft}
        placeholder={placeholder ?? text('search')}
        onChange={({ target, nativeEvent }) =>
          type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={(event) => type(event.currentTarget.querySelector('input')?.value ?? draft, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') commit(draft);
          if (event.key === 'Escape' && draft !== '') {
            event.stopPropagation();
            clear();
          }
        }}
        slotProps={{
          input: {
            'aria-label': label ?? text('searchValue'),
            inputMode: 'search',
            enterKeyHint: 'search',
            autoComplete: 'off',
            spellCheck: false,
            ...(limit === undefined ? {} : { maxLength: limit }),
          },
        }}
        startAdornment={
          <Box component="span" sx={{ display: 'flex', ml: '12px', color: 'tone.textHint' }}>
            <Search {...ICON} />
          </Box>
        }
        endAdornment={
          draft !== '' && (
            <IconButton size="small" aria-label={text('clearSearch')} onClick={clear} sx={{ mr: '3px', flex: 'none' }}>
              <X {...SMALL_ICON} />
            </IconButton>
          )
        }
        sx={{ pl: 0, pr: 0, ...(keys.length > 1 ? { borderStartStartRadius: 0, borderEndStartRadius: 0 } : {}) }}
      />
    </Box>
  );
}
