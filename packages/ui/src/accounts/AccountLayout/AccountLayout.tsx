import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useBrand, useMedia } from '../../provider/index.ts';
import { brandGround, typeScale } from '../../theme/index.ts';
import { BrandMark } from './BrandMark.tsx';

export interface AccountLayoutProps {
  /** Name of the page, above the card. */
  readonly title: string;
  /** What the product is for, in large letters; a line break in it is kept. */
  readonly headline: string;
  /** One sentence below the headline. */
  readonly introduction?: string;
  /** The language switch, beside the title. */
  readonly languageSwitch?: ReactNode;
  /** Content at the foot of the brand panel, and below the card on a phone. */
  readonly notices?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** Below this width in px the brand panel is hidden and only the card is shown. */
const PANEL_FROM = 900;

function Brand() {
  const { name, logo } = useBrand();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 'var(--rc-space-cosy)',
        fontSize: 'var(--rc-font-size-heading)',
        lineHeight: '26px',
        fontWeight: 700,
      }}
    >
      {logo ?? <BrandMark />}
      <span>{name}</span>
    </Box>
  );
}

interface BrandPanelProps {
  readonly headline: string;
  readonly introduction: string | undefined;
  readonly notices: ReactNode;
}

function BrandPanel({ headline, introduction, notices }: BrandPanelProps) {
  const { size, line, weight, tracking } = typeScale.display;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 'var(--rc-space-xxl)',
        minWidth: 0,
        p: 'var(--rc-space-huge)',
        color: brandGround.ink,
        background: `linear-gradient(160deg, ${brandGround.start} 0%, ${brandGround.middle} 68%, ${brandGround.end} 100%)`,
      }}
    >
      <Brand />
      <div>
        <Box
          component="p"
          sx={{
            m: 0,
            fontSize: size,
            lineHeight: `${line}px`,
            fontWeight: weight,
            letterSpacing: `${tracking}em`,
            whiteSpace: 'pre-line',
          }}
        >
          {headline}
        </Box>
        {introduction && (
          <Box
            component="p"
            sx={{
              m: 'var(--rc-space-lg) 0 0',
              maxWidth: 520,
              fontSize: 'var(--rc-font-size-large)',
              lineHeight: '24px',
              textWrap: 'balance',
            }}
          >
            {introduction}
          </Box>
        )}
      </div>
      <Box
        sx={{
          pt: 'var(--rc-space-roomy)',
          minHeight: 132,
          ...(notices ? { borderTop: `1px solid ${brandGround.line}` } : {}),
        }}
      >
        {notices}
      </Box>
    </Box>
  );
}

/** The page of login and its relatives: what the product is on the left, one calm card on the right. */
export function AccountLayout(props: AccountLayoutProps) {
  const { title, headline, introduction, languageSwitch, notices, children } = props;
  const wide = useMedia(`(min-width: ${PANEL_FROM}px)`);
  return (
    <Box
      sx={{
        display: wide ? 'grid' : 'flex',
        flexDirection: 'column',
        gridTemplateColumns: 'minmax(0, 1.76fr) minmax(440px, 1fr)',
        minHeight: '100dvh',
        bgcolor: 'tone.surface',
      }}
    >
      {wide ? (
        <BrandPanel headline={headline} introduction={introduction} notices={notices} />
      ) : (
        <Box
          component="header"
          sx={{
            p: 'var(--rc-space-roomy) var(--rc-space-xl) 0',
            color: 'tone.accent',
            '& span': { color: 'tone.text' },
          }}
        >
          <Brand />
        </Box>
      )}
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: 'center',
          justifyContent: 'center',
          gridTemplateColumns: 'minmax(0, 360px)',
          p: 'var(--rc-space-xl)',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 'var(--rc-space-sm)',
            mb: 'var(--rc-space-xl)',
          }}
        >
          <Typography variant="h1" sx={{ fontSize: 'var(--rc-font-size-figure)', lineHeight: '32px' }}>
            {title}
          </Typography>
          {languageSwitch}
        </Box>
        {children}
        {!wide && notices && (
          <Box sx={{ mt: 'var(--rc-space-xxl)', pt: 'var(--rc-space-roomy)', borderTop: 1, borderColor: 'tone.line' }}>
            {notices}
          </Box>
        )}
      </Box>
    </Box>
  );
}
