import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { formatInstant, shownKind, type FileEntry } from '@remote-console/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import type { FileGridProps } from './FileGrid.tsx';
import { formatSize } from './formatSize.ts';
import { nameOrder, shownName } from './shownName.ts';
import { useKindWords } from './useKindWords.ts';

/** Rows that are drawn at once; more come on request. */
const PART = 200;

/** The files and folders of a folder in one column, for a phone. */
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
  const kindWords = useKindWords();
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
    return [entry.kind === 'file' ? formatSize(entry.size, language) : kindWords(entry), modified].join(' · ');
  };

  return (
    <Box sx={{ overflowY: 'auto', height: '100%' }}>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.slice(0, count).map((entry) => (
          <Box
            component="li"
            key={entry.name}
            sx={{
              display: 'flex',
              alignItems: 'center',
              px: 'var(--rc-space-xs)',
              borderBottom: 1,
              borderColor: 'tone.line',
            }}
          >
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
              <Box sx={{ minWidth: 0 }}>
                <Box
                  component="bdi"
                  sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: 'var(--rc-font-size-body)' }}
                >
                  {shownName(entry.name)}
                </Box>
                <Box sx={{ color: 'tone.textSecondary', fontSize: 'var(--rc-font-size-label)' }}>{detail(entry)}</Box>
              </Box>
            </ButtonBase>
            <EntryMenu entry={entry} readOnly={readOnly} onAct={onAct} />
          </Box>
        ))}
      </Box>
      {count < sorted.length && (
        <Box sx={{ display: 'grid', p: 'var(--rc-space-md)' }}>
          <Button onClick={() => setCount(count + PART)}>{text('showMore')}</Button>
        </Box>
      )}
    </Box>
  );
}
