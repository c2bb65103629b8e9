import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';
import { CopyButton } from '../../primitives/index.ts';
import { MONO_STACK } from '../../theme/index.ts';

export interface CommandBoxProps {
  /** What it is, for those who do not see the box. */
  readonly name: string;
  /** What is copied, to the letter. */
  readonly content: string;
}

/** A command or a script to copy. */
export function CommandBox({ name, content }: CommandBoxProps) {
  const text = useText('downloads');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 'var(--rc-space-md)',
        p: 'var(--rc-space-md) var(--rc-space-lg)',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-control)',
        bgcolor: 'tone.sunken',
      }}
    >
      <Box
        component="pre"
        role="group"
        aria-label={name}
        tabIndex={0}
        sx={{
          flex: '1 1 300px',
          minWidth: 0,
          m: 0,
          maxHeight: 260,
          overflow: 'auto',
          typography: 'body1',
          fontFamily: MONO_STACK,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {content}
      </Box>
      <Box sx={{ flex: 'none' }}>
        <CopyButton value={content} label={name} words={text('addCopy')} />
      </Box>
    </Box>
  );
}
