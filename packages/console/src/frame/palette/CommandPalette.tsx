import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useText } from '@remote-console/ui';
import { VisuallyHidden } from '@remote-console/ui/primitives';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PaletteEntry, PaletteSection } from './paletteEntries.ts';
import { PaletteOption } from './PaletteOption.tsx';
import styles from './CommandPalette.module.css';

export interface CommandPaletteProps {
  readonly query: string;
  readonly sections: readonly PaletteSection[];
  /** Something is still being looked for. */
  readonly busy: boolean;
  /** Devices could not be looked for. */
  readonly failed: boolean;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
  readonly onClose: () => void;
}

/** The field has the focus from its first moment on. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

/** Where a key leads among this many options; `null` for a key that is none of these. */
function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'PageDown':
      return count - 1;
    case 'PageUp':
      return 0;
    default:
      return null;
  }
}

/**
 * The search over the console: a text field whose list is walked with the arrow keys, Enter opens. Keys that belong to
 * characters being composed are left to the composition.
 */
export function CommandPalette({ query, sections, busy, failed, onQuery, onChoose, onClose }: CommandPaletteProps) {
  const text = useText('frame');
  const id = useId();
  const entries = sections.flatMap((section) => section.entries);
  const [activeId, setActiveId] = useState<string | null>(null);
  const found = entries.findIndex((entry) => entry.id === activeId);
  const at = found < 0 ? 0 : found;
  const active = entries[at];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      // Escape ends the composition and nothing else.
      event.stopPropagation();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      return;
    }
    const next = entries.length === 0 ? null : target(event.key, at, entries.length);
    if (next === null) return;
    event.preventDefault();
    setActiveId(entries[next]?.id ?? null);
  };

  const isEmpty = entries.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          sx: {
            width: 'min(600px, calc(100vw - 24px))',
            maxWidth: 'none',
            m: 'var(--rc-space-md)',
            mt: { xs: 'var(--rc-space-md)', md: '12vh' },
          },
        },
      }}
    >
      <div className={styles.field}>
        <Search size={18} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
        <InputBase
          inputRef={focusField}
          fullWidth
          value={query}
          placeholder={text('findHint')}
          onChange={(event) => {
            setActiveId(null);
            onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': text('findAnything'),
            'aria-expanded': !isEmpty,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            ...(active ? { 'aria-activedescendant': `${id}-${active.id}` } : {}),
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 140,
          }}
          sx={{ height: 52, fontSize: 'var(--rc-font-size-large)' }}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={text('findAnything')}
        aria-busy={busy}
        className={styles.list}
      >
        {sections
          .filter((section) => section.entries.length > 0)
          .map((section) => (
            <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
              <div id={`${id}-${section.id}`} role="presentation" className={styles.title}>
                {section.label}
              </div>
              {section.entries.map((entry) => (
                <PaletteOption
                  key={entry.id}
                  id={`${id}-${entry.id}`}
                  entry={entry}
                  active={entry.id === active?.id}
                  onPoint={() => setActiveId(entry.id)}
                  onChoose={() => onChoose(entry)}
                />
              ))}
            </div>
          ))}
      </div>
      {(busy || failed || isEmpty) && (
        <div className={`${styles.said} ${isEmpty ? styles.belowField : ''}`}>
          {busy ? text('findingDevices') : failed ? text('findFailed') : text('findNothing', { query: query.trim() })}
        </div>
      )}
      <VisuallyHidden>
        <span id={`${id}-title`}>{text('findAnything')}</span>
        <span role="status">{busy ? text('findingDevices') : text('foundCount', { count: entries.length })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
