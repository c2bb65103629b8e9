import Box from '@mui/material/Box';

interface AvatarProps {
  readonly name: string;
}

/** The first letter of a name, where no picture is; the name itself stands beside it or is read out. */
export function Avatar({ name }: AvatarProps) {
  const [initial] = new Intl.Segmenter().segment(name.trim());
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 28,
        height: 28,
        borderRadius: '50%',
        bgcolor: 'tone.accentSoft',
        color: 'tone.accentText',
        fontSize: 12.5,
        fontWeight: 700,
      }}
    >
      {initial?.segment.toLocaleUpperCase()}
    </Box>
  );
}
