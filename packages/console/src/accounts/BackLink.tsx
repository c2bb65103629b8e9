import { Link } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
}

/** The way back, below the form. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Box sx={{ mt: 6, textAlign: 'center', fontSize: 'var(--rc-font-size-dense)' }}>
      <Link href={href}>{label}</Link>
    </Box>
  );
}
