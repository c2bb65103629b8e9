import Box from '@mui/material/Box';
import type { PartnerManager } from '@remote-console/api-client/react';
import { MEMBER_TYPES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';

interface ManagerRowProps {
  readonly manager: PartnerManager;
}

/** A person who decides on applications, with what tells two of one name apart (A-PARTNER-41). */
export function ManagerRow({ manager }: ManagerRowProps) {
  const text = useText('partners');
  const { name, part, email, phone, user_type } = manager;
  const role = text(user_type === MEMBER_TYPES.subManager ? 'subManager' : 'admin');
  const contact = [email, phone].filter((each) => each !== '').join(' · ');
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, py: 'var(--rc-space-hair)' }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'tone.text' }}>
        {name}
      </Box>
      <Box component="span" sx={DETAIL}>
        {part === '' ? role : `${part} · ${role}`}
      </Box>
      <Box component="span" sx={DETAIL}>
        {contact}
      </Box>
    </Box>
  );
}

const DETAIL = {
  display: 'block',
  fontSize: 'var(--rc-font-size-label)',
  lineHeight: '18px',
  color: 'tone.textSecondary',
  overflowWrap: 'anywhere',
} as const;
