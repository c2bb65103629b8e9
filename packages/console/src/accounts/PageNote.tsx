import { useMessage } from '@remote-console/ui';
import Box from '@mui/material/Box';

interface PageNoteProps {
  /** Message key, or `null` for no note. */
  readonly note: string | null;
}

/** What a visitor should know before the form. */
export function PageNote({ note }: PageNoteProps) {
  const message = useMessage();
  if (note === null) return null;
  return (
    <Box
      role="status"
      sx={{
        mb: 4,
        p: '10px 14px',
        borderRadius: '8px',
        bgcolor: 'tone.infoSoft',
        color: 'tone.info',
        fontSize: 13,
      }}
    >
      {message(note)}
    </Box>
  );
}
