import InputBase from '@mui/material/InputBase';
import { useText } from '@remote-console/ui';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styles from './CommandPalette.module.css';

interface PaletteFieldProps {
  readonly query: string;
  /** Id of the list of options. */
  readonly listId: string;
  /** Id of the active option, if there is one. */
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field has focus from the start. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

/** The palette's text field, which keeps the focus while the arrow keys move through the options. */
export function PaletteField({ query, listId, activeId, onQuery, onKeyDown }: PaletteFieldProps) {
  const text = useText('frame');
  return (
    <div className={styles.field}>
      <Search size={18} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
      <InputBase
        inputRef={focusField}
        fullWidth
        value={query}
        placeholder={text('findHint')}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': text('findAnything'),
          'aria-expanded': activeId !== undefined,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          ...(activeId === undefined ? {} : { 'aria-activedescendant': activeId }),
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 140,
        }}
        sx={{ height: 52, fontSize: 'var(--rc-font-size-large)' }}
      />
    </div>
  );
}
