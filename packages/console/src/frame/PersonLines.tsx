import Box from '@mui/material/Box';
import { useText } from '@remote-console/ui';
import type { Session } from '../session/session.ts';
import { roleLabel } from './roleLabel.ts';

interface PersonLinesProps {
  readonly session: Session;
}

/** Name, ID and company of the signed-in person. */
export function PersonLines({ session }: PersonLinesProps) {
  const text = useText('frame');
  const label = roleLabel(session);
  return (
    <Box
      sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: 12.5, lineHeight: '18px', color: 'tone.textSecondary' }}
    >
      <Box sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 600, color: 'tone.text' }}>{session.name}</Box>
      <div>{label === null ? session.mgrid : text(label, { id: session.mgrid })}</div>
      <div>{session.company_name}</div>
    </Box>
  );
}
