import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@remote-console/ui';
import { Link, useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import { hrefOf } from './paths.ts';
import { PageTitle } from './PageTitle.tsx';
import { referrerOf } from './referrer.ts';

interface ErrorPageProps {
  /** Error code of HTTP: 404 for a page that does not exist. */
  readonly code: number;
}

/** Says that a page cannot be opened, with its code, and offers the way back to where the visitor came from. */
export function ErrorPage({ code }: ErrorPageProps) {
  const text = useText('frame');
  const { trail } = useServices();
  const { pathname } = useLocation();
  const referrer = referrerOf({
    previous: trail.before(pathname),
    documentReferrer: document.referrer,
    here: window.location.href,
  });
  const isMissing = code === 404;

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: '8px', maxWidth: 440, mx: 'auto', px: 6, py: 24 }}>
      <PageTitle title={text('errorTitle')} />
      <Typography sx={{ color: 'tone.textHint', fontVariantNumeric: 'tabular-nums' }} variant="body2">
        {text('errorCode', { code })}
      </Typography>
      <Typography variant="h1">{text('errorTitle')}</Typography>
      <Typography sx={{ color: 'tone.textSecondary' }}>
        {text(isMissing ? 'errorNotFound' : 'errorTryAgain')}
      </Typography>
      <Button component={Link} to={referrer ?? hrefOf('root', {})} variant="contained" sx={{ mt: 4 }}>
        {text(referrer === null ? 'errorHome' : 'errorBack')}
      </Button>
    </Box>
  );
}
