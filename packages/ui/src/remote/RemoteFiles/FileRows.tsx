import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { fileSizeText, formatInstant, shownKind, type FileEntry } from '@remote-console/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import type { FileGridProps } from './FileGrid.tsx';
import { nameOrder, shownName } from './shownName.ts';
import { useKindLabel } from './useKindLabel.ts';
import styles from './FileRows.module.css';

/** Rows rendered initially; more on request. */
const PART = 200;

/** The entries of a folder in one column, for a phone. */
export function FileRows({
  label,
  entries,
  selected,
  onSelect,
  readOnly,
  onAct,
}: Pick<FileGridProps, 'label' | 'entries' | 'selected' | 'onSelect' | 'readOnly' | 'onAct'>) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const preferences = useTimePreferences();
  const kindText = useKindLabel();
  const [count, setCount] = useState(PART);
  const byName = nameOrder(language);
  const isFolder = (entry: FileEntry) => Number(shownKind(entry) === 'folder');
  const sorted = entries.toSorted((left, right) => isFolder(right) - isFolder(left) || byName(left, right));

  const choose = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    onSelect({ selected: next });
  };
  const detail = (entry: FileEntry) => {
    const modified = formatInstant(new Date(entry.modified).toISOString(), preferences, 'minute');
    return [entry.kind === 'file' ? fileSizeText(entry.size, language) : kindText(entry), modified].join(' · ');
  };

  return (
    <div className={styles.rows}>
      <ul aria-label={label} className={styles.list}>
        {sorted.slice(0, count).map((entry) => (
          <li key={entry.name} className={styles.item}>
            <Checkbox
              checked={selected.has(entry.name)}
              onChange={() => choose(entry.name)}
              slotProps={{ input: { 'aria-label': text('choose', { name: shownName(entry.name) }) } }}
            />
            <ButtonBase
              onClick={() => onAct({ action: 'open', entries: [entry] })}
              sx={{
                flex: 1,
                minWidth: 0,
                minHeight: 56,
                gap: 'var(--rc-space-md)',
                justifyContent: 'flex-start',
                textAlign: 'start',
              }}
            >
              <EntryIcon entry={entry} />
              <div className={styles.words}>
                <bdi className={styles.name}>{shownName(entry.name)}</bdi>
                <div className={styles.detail}>{detail(entry)}</div>
              </div>
            </ButtonBase>
            <EntryMenu entry={entry} readOnly={readOnly} onAct={onAct} />
          </li>
        ))}
      </ul>
      {count < sorted.length && (
        <div className={styles.more}>
          <Button onClick={() => setCount(count + PART)}>{text('showMore')}</Button>
        </div>
      )}
    </div>
  );
}
