import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import { ICON, SMALL_ICON } from '../icon.ts';
import type { Draft } from './useDebouncedDraft.ts';

interface SearchInputProps extends Draft {
  /** Name of the field, for those who listen. */
  readonly label: string;
  readonly placeholder: string;
  /** Most characters a search can have. */
  readonly limit?: number | undefined;
  readonly inputMode?: 'search' | 'numeric' | 'tel' | 'email';
  /** Whether it hangs on to the choice of a key before it. */
  readonly attached: boolean;
}

/** What is searched for. While a syllable is being composed nothing is searched, and Enter ends the syllable only. */
export function SearchInput(props: SearchInputProps) {
  const { draft, type, commit, label, placeholder, limit, inputMode = 'search', attached } = props;
  const text = useText('common');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    commit('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      inputRef={input}
      fullWidth
      type="text"
      value={draft}
      placeholder={placeholder}
      onChange={({ target, nativeEvent }) =>
        type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={(event) => type(event.currentTarget.querySelector('input')?.value ?? draft, false)}
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
      slotProps={{
        input: {
          'aria-label': label,
          inputMode,
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
      sx={{ pl: 0, pr: 0, ...(attached ? { borderStartStartRadius: 0, borderEndStartRadius: 0 } : {}) }}
    />
  );
}
