import Dialog from '@mui/material/Dialog';
import { useText } from '@remote-console/ui';
import { VisuallyHidden } from '@remote-console/ui/primitives';
import { useId } from 'react';
import type { PaletteEntry, PaletteSection } from './paletteEntries.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteOptions } from './PaletteOptions.tsx';
import { useActiveOption } from './useActiveOption.ts';
import styles from './CommandPalette.module.css';

export interface CommandPaletteProps {
  readonly query: string;
  readonly sections: readonly PaletteSection[];
  /** Results are still loading. */
  readonly busy: boolean;
  /** The device search failed. */
  readonly failed: boolean;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
  readonly onClose: () => void;
}

/** The console's search: a text field above the results. */
export function CommandPalette({ query, sections, busy, failed, onQuery, onChoose, onClose }: CommandPaletteProps) {
  const text = useText('frame');
  const id = useId();
  const entries = sections.flatMap((section) => section.entries);
  const { active, activate, onKeyDown } = useActiveOption(entries, onChoose);
  const optionId = (name: string) => `${id}-${name}`;
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
      <PaletteField
        query={query}
        listId={`${id}-list`}
        activeId={active && optionId(active.id)}
        onQuery={(next) => {
          activate(null);
          onQuery(next);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteOptions
        id={`${id}-list`}
        optionId={optionId}
        sections={sections}
        active={active}
        busy={busy}
        onPoint={activate}
        onChoose={onChoose}
      />
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
