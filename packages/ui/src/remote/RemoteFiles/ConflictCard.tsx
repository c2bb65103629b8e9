import Box from '@mui/material/Box';
import { formatInstant } from '@remote-console/domain';
import { TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, CheckField, ICON } from '../../primitives/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import { formatSize } from './formatSize.ts';
import { shownName } from './shownName.ts';
import type { Conflict, ConflictAnswer } from './transfers.ts';

export interface ConflictCardProps {
  readonly conflict: Conflict;
  /** The name of the shared folder. */
  readonly rootName: string;
  readonly onAnswer: (change: { readonly answer: ConflictAnswer; readonly forAll: boolean }) => void;
}

interface VersionProps {
  readonly label: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  readonly isNewer: boolean;
}

function Version({ label, size, modified, isNewer }: VersionProps) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const preferences = useTimePreferences();
  return (
    <Box sx={{ fontSize: 'var(--rc-font-size-dense)' }}>
      <Box sx={{ color: 'tone.textSecondary' }}>{label}</Box>
      <Box sx={{ fontWeight: 700 }}>{formatSize(size, language)}</Box>
      <Box sx={{ color: 'tone.textSecondary' }}>
        {formatInstant(new Date(modified).toISOString(), preferences, 'minute')}
        {isNewer && ` · ${text('newer')}`}
      </Box>
    </Box>
  );
}

/** Asks what to do with a file that is there already; nothing is overwritten before. */
export function ConflictCard({ conflict, rootName, onAnswer }: ConflictCardProps) {
  const text = useText('remoteFiles');
  const titleId = useId();
  const start = useRef<HTMLButtonElement>(null);
  const [forAll, setForAll] = useState(false);
  const { order, there, id } = conflict;
  const folder = shownName(order.folder.at(-1) ?? rootName);
  useLayoutEffect(() => start.current?.focus(), [id]);
  const answer = (given: ConflictAnswer) => onAnswer({ answer: given, forAll });
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        m: 'var(--rc-space-md) var(--rc-space-lg)',
        border: 1,
        borderColor: 'tone.lineStrong',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.surface',
      }}
    >
      <Box sx={{ display: 'flex', gap: 'var(--rc-space-md)', p: 'var(--rc-space-inset) var(--rc-space-lg)' }}>
        <Box sx={{ color: 'tone.warn', pt: 'var(--rc-space-hair)' }}>
          <TriangleAlert {...ICON} size={18} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box
            component="h2"
            id={titleId}
            sx={{ m: 0, fontSize: 'var(--rc-font-size-body)', fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            {text('conflictTitle', { name: shownName(order.name) })}
          </Box>
          <Box
            sx={{
              fontSize: 'var(--rc-font-size-dense)',
              color: 'tone.textSecondary',
              mb: 'var(--rc-space-sm)',
              overflowWrap: 'anywhere',
            }}
          >
            {text('conflictText', { folder })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rc-space-sm) var(--rc-space-huge)' }}>
            {there && (
              <Version
                label={text('onDevice')}
                size={there.size}
                modified={there.modified}
                isNewer={there.modified > order.file.lastModified}
              />
            )}
            <Version
              label={text('yourUpload')}
              size={order.file.size}
              modified={order.file.lastModified}
              isNewer={there !== null && order.file.lastModified > there.modified}
            />
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'var(--rc-space-sm)',
          p: 'var(--rc-space-cosy) var(--rc-space-lg)',
          borderTop: 1,
          borderColor: 'tone.line',
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <CheckField label={text('forAll')} checked={forAll} onChange={({ checked }) => setForAll(checked)} />
        </Box>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 'var(--rc-space-sm)', ml: 'auto' }}
        >
          <Button ref={start} variant="text" onClick={() => answer('skip')}>
            {text('skip')}
          </Button>
          <Button onClick={() => answer('keepBoth')}>{text('keepBoth')}</Button>
          <Button variant="soft" onClick={() => answer('replace')}>
            {text('replace')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
