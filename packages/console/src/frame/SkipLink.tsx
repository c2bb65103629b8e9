import Box from '@mui/material/Box';
import { useText } from '@remote-console/ui';
import { MAIN_ID } from '../routes/PageTitle.tsx';

/** The first stop of the keyboard: past the bar to the page. */
export function SkipLink() {
  const text = useText('frame');
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: '14px',
        lineHeight: '36px',
        borderRadius: '8px',
        bgcolor: 'tone.accent',
        color: 'tone.accentInk',
        fontSize: 13,
        fontWeight: 600,
        transform: 'translateY(-80px)',
        '&:focus': { transform: 'none' },
      }}
    >
      {text('skipToContent')}
    </Box>
  );
}
