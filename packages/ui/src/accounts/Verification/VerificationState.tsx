import CircularProgress from '@mui/material/CircularProgress';
import type { MailLinkResult } from '@remote-console/domain';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../primitives/index.ts';

export interface VerificationStateProps {
  /** What the link was for. */
  readonly purpose: 'verification' | 'unlock' | 'application';
  /** `pending` until the server answered. */
  readonly state: MailLinkResult | 'pending';
  /** Where the home button leads; it waits for the answer (A-VERIFY-11). */
  readonly homeHref: string;
}

const TITLES = {
  verification: { success: 'verifySuccess', already: 'verifyAlready', fail: 'verifyFail', pending: 'verifyPending' },
  unlock: { success: 'unlockSuccess', already: 'unlockAlready', fail: 'unlockFail', pending: 'verifyPending' },
  application: { success: 'verifySuccess', already: 'verifyAlready', fail: 'verifyFail', pending: 'verifyPending' },
} as const;

const HINTS = {
  verification: { success: 'verifySuccessHint', already: 'verifySuccessHint', fail: 'verifyFailHint' },
  unlock: { success: 'verifySuccessHint', already: 'verifySuccessHint', fail: 'unlockFailHint' },
  application: { success: 'applicantSuccessHint', already: 'applicantSuccessHint', fail: 'applicantFailHint' },
} as const;

function Sign({ state }: Pick<VerificationStateProps, 'state'>) {
  if (state === 'pending') return <CircularProgress size={40} aria-hidden />;
  const isGood = state !== 'fail';
  const Icon = isGood ? BadgeCheck : TriangleAlert;
  return (
    <Box data-sign={isGood ? 'check' : 'warning'} sx={{ color: isGood ? 'tone.online' : 'tone.warn', height: 48 }}>
      <Icon size={48} strokeWidth={1.6} aria-hidden />
    </Box>
  );
}

/** What came of the link of a mail, and the way on. */
export function VerificationState({ purpose, state, homeHref }: VerificationStateProps) {
  const text = useText('accountPages');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 'var(--rc-space-md)', textAlign: 'center' }}>
      <Sign state={state} />
      <Box role="status" sx={{ minHeight: 84 }}>
        <Typography variant="h2" component="p">
          {text(TITLES[purpose][state])}
        </Typography>
        {state !== 'pending' && (
          <Typography variant="body2" sx={{ mt: 'var(--rc-space-sm)', color: 'tone.textSecondary' }}>
            {text(HINTS[purpose][state])}
          </Typography>
        )}
      </Box>
      <LinkButton href={homeHref} variant="contained" disabled={state === 'pending'}>
        {text('home')}
      </LinkButton>
    </Box>
  );
}
