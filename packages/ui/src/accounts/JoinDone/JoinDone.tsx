import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { FREE_TRIAL_DAYS, FREE_TRIAL_DEVICES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { LinkButton, Note } from '../../primitives/index.ts';

export interface JoinDoneProps {
  readonly loginHref: string;
}

/** What comes after a sign-up: the mail, the free trial, and the way to login (A-JOIN-38 to A-JOIN-40). */
export function JoinDone({ loginHref }: JoinDoneProps) {
  const text = useText('accountPages');
  return (
    <Box sx={{ display: 'grid', gap: 'var(--rc-space-md)' }}>
      <Typography>{text('joinDoneBody')}</Typography>
      <Note tone="accent">{text('joinDoneTrial', { days: FREE_TRIAL_DAYS, devices: FREE_TRIAL_DEVICES })}</Note>
      <Box sx={{ mt: 'var(--rc-space-md)' }}>
        <LinkButton href={loginHref} variant="contained" size="large" fullWidth>
          {text('toLogin')}
        </LinkButton>
      </Box>
    </Box>
  );
}
