import Box from '@mui/material/Box';
import { useLanguage, useText } from '../../i18n/index.ts';
import { formatSize } from './formatSize.ts';

export interface FilesFootProps {
  /** How many files and folders are in the folder; null while something else is shown. */
  readonly count: number | null;
  /** Bytes that are free on the device; null where that is not known. */
  readonly free: number | null;
  /** Whether files can be dropped here. */
  readonly mayDrop: boolean;
}

/** How much is in a folder, and how much room there is. */
export function FilesFoot({ count, free, mayDrop }: FilesFootProps) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--rc-space-xs) var(--rc-space-lg)',
        px: 'var(--rc-space-lg)',
        py: 'var(--rc-space-sm)',
        borderTop: 1,
        borderColor: 'tone.line',
        fontSize: 'var(--rc-font-size-label)',
        color: 'tone.textSecondary',
      }}
    >
      {count !== null && <span>{text('itemCount', { count })}</span>}
      {free !== null && <span>{text('free', { size: formatSize(free, language) })}</span>}
      {mayDrop && <span>{text('dropHint')}</span>}
    </Box>
  );
}
