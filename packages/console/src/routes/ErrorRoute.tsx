import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { BRAND } from '../brand.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { MAIN_ID } from './PageTitle.tsx';
import { errorCodeOf } from './paths.ts';

/** The error page by its address, and every address that leads nowhere. */
export function ErrorRoute() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'tone.ground' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 'var(--rc-space-cosy)',
          p: 'var(--rc-space-roomy) var(--rc-space-xl)',
          fontSize: 'var(--rc-font-size-large)',
          fontWeight: 700,
          '& svg': { color: 'tone.accent' },
        }}
      >
        {BRAND.logo}
        {BRAND.name}
      </Box>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
        <ErrorPage code={errorCodeOf(useParams()['code'])} />
      </Box>
    </Box>
  );
}
