import { useText } from '@remote-console/ui';
import { useEffect, useRef } from 'react';
import type { PaletteEntry, PaletteSection } from './paletteEntries.ts';
import { PaletteOption } from './PaletteOption.tsx';
import styles from './CommandPalette.module.css';

interface PaletteOptionsProps {
  /** Id of the list. */
  readonly id: string;
  /** DOM id of an option or a section. */
  readonly optionId: (id: string) => string;
  readonly sections: readonly PaletteSection[];
  readonly active: PaletteEntry | undefined;
  /** Results are still loading. */
  readonly busy: boolean;
  /** Called when the pointer moved over an option. */
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The results, in sections. The active option is always scrolled into view. */
export function PaletteOptions({ id, optionId, sections, active, busy, onPoint, onChoose }: PaletteOptionsProps) {
  const text = useText('frame');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.id]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={text('findAnything')} aria-busy={busy} className={styles.list}>
      {sections
        .filter((section) => section.entries.length > 0)
        .map((section) => (
          <div key={section.id} role="group" aria-labelledby={optionId(section.id)}>
            <div id={optionId(section.id)} role="presentation" className={styles.title}>
              {section.label}
            </div>
            {section.entries.map((entry) => (
              <PaletteOption
                key={entry.id}
                id={optionId(entry.id)}
                entry={entry}
                active={entry.id === active?.id}
                onPoint={() => onPoint(entry.id)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        ))}
    </div>
  );
}
