import Box from '@mui/material/Box';
import { useText } from '../i18n/index.ts';
import { Link } from '../primitives/index.ts';

export interface CreatedUserNoteProps {
  /** Name of the person who was created. */
  readonly name: string;
  /** Where the person's permissions and groups are. */
  readonly userHref: string;
}

/** What follows the creation of a user: a new one has no permissions and no groups, and sees no device before they do. */
export function CreatedUserNote({ name, userHref }: CreatedUserNoteProps) {
  const text = useText('managers');
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        p: '10px 14px',
        borderRadius: '8px',
        bgcolor: 'tone.infoSoft',
        color: 'tone.info',
        fontSize: 13,
      }}
    >
      <span>{text('createdUserNext', { name })}</span>
      <Link href={userHref} sx={{ fontWeight: 600 }}>
        {text('createdUserLead')}
      </Link>
    </Box>
  );
}
