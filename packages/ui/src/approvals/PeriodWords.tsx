import Box from '@mui/material/Box';

interface PeriodWordsProps {
  readonly children: string;
}

/** A period in a cell: its end is below its beginning where both have no room on one line, and is never cut off. */
export const PeriodWords = ({ children }: PeriodWordsProps) => (
  <Box component="span" sx={{ lineHeight: '18px' }}>
    {children}
  </Box>
);
