import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronRight, Handshake, MailOpen, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON } from '../../primitives/index.ts';
import { useLinkClick } from '../../provider/index.ts';

export interface WelcomeProps {
  /** Where partners log in. */
  readonly partnerHref: string;
  /** Where an invitation code is entered. */
  readonly invitationHref: string;
}

interface ChoiceProps {
  readonly href: string;
  readonly title: string;
  readonly hint: string;
  readonly Icon: LucideIcon;
}

function Choice({ href, title, hint, Icon }: ChoiceProps) {
  const onLinkClick = useLinkClick();
  return (
    <Box component="li">
      <Box component="a" href={href} onClick={(event) => onLinkClick?.({ href, event })} sx={CHOICE}>
        <Box component="span" sx={SIGN}>
          <Icon size={22} strokeWidth={1.8} aria-hidden />
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'block', fontSize: 'var(--rc-font-size-body)', lineHeight: '22px', fontWeight: 600 }}
          >
            {title}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'block',
              fontSize: 'var(--rc-font-size-dense)',
              lineHeight: '18px',
              color: 'tone.textSecondary',
            }}
          >
            {hint}
          </Box>
        </Box>
        <Box component="span" sx={{ display: 'flex', color: 'tone.textHint' }}>
          <ChevronRight {...ICON} />
        </Box>
      </Box>
    </Box>
  );
}

/** The landing of partner companies and temporary users: two ways in (A-WELCOME-01 to A-WELCOME-03). */
export function Welcome({ partnerHref, invitationHref }: WelcomeProps) {
  const text = useText('partners');
  return (
    <>
      <Typography sx={{ mb: 'var(--rc-space-roomy)', color: 'tone.textSecondary' }}>{text('welcomeIntro')}</Typography>
      <Box
        component="ul"
        aria-label={text('choices')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 'var(--rc-space-md)' }}
      >
        <Choice href={partnerHref} title={text('partnerRemote')} hint={text('partnerRemoteHint')} Icon={Handshake} />
        <Choice
          href={invitationHref}
          title={text('invitationRemote')}
          hint={text('invitationRemoteHint')}
          Icon={MailOpen}
        />
      </Box>
    </>
  );
}

const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--rc-space-inset)',
  p: 'var(--rc-space-lg)',
  border: 1,
  borderColor: 'tone.lineStrong',
  borderRadius: 'var(--rc-radius-card)',
  color: 'tone.text',
  textDecoration: 'none',
  '&:hover': { borderColor: 'tone.accent', bgcolor: 'tone.accentSoft' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'tone.accent', outlineOffset: '2px' },
} as const;

const SIGN = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 'var(--rc-radius-card)',
  bgcolor: 'tone.accentSoft',
  color: 'tone.accentText',
} as const;
