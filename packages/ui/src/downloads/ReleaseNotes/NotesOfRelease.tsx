import Box from '@mui/material/Box';
import type { AgentRelease } from '@remote-console/domain';
import { useLanguage } from '../../i18n/index.ts';

/** The notes of one release, in the language of the page. */
export function NotesOfRelease({ release }: { readonly release: AgentRelease }) {
  const language = useLanguage();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 'var(--rc-space-xs)',
        m: 'var(--rc-space-xs) 0 0',
        pl: 'var(--rc-space-xl)',
        maxWidth: '80ch',
        typography: 'body1',
        overflowWrap: 'anywhere',
      }}
    >
      {release.notes[language].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}
