import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AgentRelease, formatDay } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import { Disclosure } from '../Disclosure.tsx';
import { NotesOfRelease } from './NotesOfRelease.tsx';

export interface ReleaseNotesProps {
  /** What is new in which version of the agent, newest first. */
  readonly releases: readonly AgentRelease[];
}

function Release({ release }: { readonly release: AgentRelease }) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const titleId = useId();
  return (
    <Box component="article" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 var(--rc-space-sm)' }}>
        <Typography id={titleId} variant="h3">
          {text('version', { version: release.version })}
        </Typography>
        <Box component="time" dateTime={release.date} sx={{ typography: 'body2', color: 'tone.textSecondary' }}>
          {formatDay(release.date, preferences)}
        </Box>
      </Box>
      <NotesOfRelease release={release} />
    </Box>
  );
}

/** What is new in the agent: the newest release, and the earlier ones behind a press. Nothing where no notes are. */
export function ReleaseNotes({ releases }: ReleaseNotesProps) {
  const text = useText('downloads');
  const titleId = useId();
  const [newest, ...earlier] = releases;
  if (!newest) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: 'var(--rc-space-md)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        p: 'var(--rc-space-md) var(--rc-space-lg)',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.surface',
      }}
    >
      <Typography id={titleId} variant="h2">
        {text('releases')}
      </Typography>
      <Release release={newest} />
      {earlier.length > 0 && (
        <Disclosure label={text('releasesEarlier')}>
          <Box sx={{ display: 'grid', gap: 'var(--rc-space-lg)', mt: 'var(--rc-space-sm)' }}>
            {earlier.map((release) => (
              <Release key={release.version} release={release} />
            ))}
          </Box>
        </Disclosure>
      )}
    </Box>
  );
}
