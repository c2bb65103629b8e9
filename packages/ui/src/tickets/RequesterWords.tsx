import Box from '@mui/material/Box';
import type { Ticket } from '@remote-console/api-client';
import { ticketRequester } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';

interface RequesterWordsProps {
  readonly ticket: Ticket;
}

/** One line in a table; a card on a phone has room for more, and nothing is cut off there. */
const line = {
  overflow: { xs: 'visible', sm: 'hidden' },
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: '18px',
} as const;

/** Who asks, in a cell, and below it the address, which says so while it is not confirmed. */
export function RequesterWords({ ticket }: RequesterWordsProps) {
  const text = useText('tickets');
  return (
    <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
      <Box component="span" sx={line}>
        {ticketRequester(ticket).join(' · ')}
      </Box>
      <Box
        component="span"
        sx={{ ...line, fontSize: 'var(--rc-font-size-label)', fontWeight: 400, color: 'tone.textSecondary' }}
      >
        {ticket.mail_confirmation === 'waiting' ? `${text('mailWaiting')} · ${ticket.mail}` : ticket.mail}
      </Box>
    </Box>
  );
}
