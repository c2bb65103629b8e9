import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

/** What goes on with a sheet now; it is unknown how long it takes. */
export function SheetProgress({ children }: { readonly children: string }) {
  return (
    <Box role="status">
      <Box sx={{ mb: 'var(--rc-space-sm)' }}>{children}</Box>
      <LinearProgress aria-hidden />
    </Box>
  );
}
