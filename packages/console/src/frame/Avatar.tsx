import Box from '@mui/material/Box';
import { initialOf } from './initial.ts';

interface AvatarProps {
  readonly name: string;
  /** Address of the logo; empty without one. */
  readonly logo: string;
}

const round = { flex: 'none', width: 28, height: 28, borderRadius: '50%', bgcolor: 'tone.accentSoft' } as const;

/** The logo that was uploaded, else the first letter of a name; the name itself is beside it or is read out. */
export function Avatar({ name, logo }: AvatarProps) {
  if (logo !== '') return <Box component="img" src={logo} alt="" sx={{ ...round, objectFit: 'cover' }} />;
  return (
    <Box
      component="span"
      aria-hidden
      data-initial={initialOf(name)}
      sx={{
        ...round,
        // Drawn, not written: inside a button it would be a part of what its name has to repeat.
        '&::before': { content: 'attr(data-initial)' },
        display: 'grid',
        placeItems: 'center',
        color: 'tone.accentText',
        fontSize: 12.5,
        fontWeight: 700,
      }}
    />
  );
}
