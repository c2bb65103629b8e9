import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { contrast } from '../theme/contrast.ts';
import {
  color,
  elevation,
  height,
  motion,
  radius,
  SCHEMES,
  space,
  typeScale,
  type ColorTokens,
  type Scheme,
} from '../theme/tokens.ts';

const caption = {
  fontSize: 'var(--rc-font-size-caption)',
  lineHeight: '16px',
  color: 'tone.textSecondary',
  fontVariantNumeric: 'tabular-nums',
};

interface GridProps {
  readonly children: ReactNode;
  readonly min?: number;
}

function Grid({ children, min = 150 }: GridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${min}px, 1fr))`,
        gap: 'var(--rc-space-lg)',
      }}
    >
      {children}
    </Box>
  );
}

interface SwatchProps {
  readonly scheme: Scheme;
  readonly token: keyof ColorTokens;
}

function Swatch({ scheme, token }: SwatchProps) {
  const { surface, text, textSecondary, line } = color[scheme];
  const value = color[scheme][token];
  return (
    <Box
      sx={{
        bgcolor: surface,
        color: text,
        p: 'var(--rc-space-cosy)',
        border: `1px solid ${line}`,
        borderRadius: 'var(--rc-radius-control)',
      }}
    >
      <Box sx={{ height: 40, borderRadius: 'var(--rc-radius-small)', bgcolor: value, border: `1px solid ${line}` }} />
      <Box
        sx={{ mt: 'var(--rc-space-sm)', fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', fontWeight: 600 }}
      >
        {token}
      </Box>
      <Box sx={{ ...caption, color: textSecondary }}>
        {value} · {contrast(value, surface).toFixed(1)} : 1
      </Box>
    </Box>
  );
}

/** Every colour of a scheme, with its contrast against the surface. */
export function ColorTable({ scheme }: { readonly scheme: Scheme }) {
  const tokens: readonly (keyof ColorTokens)[] = Object.keys(color[scheme]).filter(
    (token): token is keyof ColorTokens => token in color[scheme],
  );
  return (
    <Grid>
      {tokens.map((token) => (
        <Swatch key={token} scheme={scheme} token={token} />
      ))}
    </Grid>
  );
}

/** Each step of the type scale, in the three languages. */
export function TypeTable() {
  return (
    <Box sx={{ display: 'grid', gap: 'var(--rc-space-lg)' }}>
      {Object.entries(typeScale).map(([name, { size, line, weight }]) => (
        <Box key={name}>
          <Box sx={caption}>
            {name} · {size}/{line} · {weight}
          </Box>
          <Box sx={{ fontSize: size, lineHeight: `${line}px`, fontWeight: weight }}>
            장치 214대를 한 화면에서 · All devices · すべてのデバイス
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Space, heights, corners, shadows and durations. */
export function MeasureTable() {
  return (
    <Box sx={{ display: 'grid', gap: 'var(--rc-space-xxl)' }}>
      <Box sx={{ display: 'grid', gap: 'var(--rc-space-sm)' }}>
        {Object.entries({ ...space, ...height }).map(([name, size]) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-md)' }}>
            <Box sx={{ ...caption, width: 130 }}>
              {name} · {size}px
            </Box>
            <Box sx={{ width: size, height: 12, borderRadius: 'var(--rc-radius-bar)', bgcolor: 'tone.accent' }} />
          </Box>
        ))}
      </Box>
      <Grid>
        {Object.entries(radius).map(([name, size]) => (
          <Box key={name} sx={caption}>
            <Box
              sx={{
                height: 56,
                mb: 'var(--rc-space-sm)',
                border: 1,
                borderColor: 'tone.lineControl',
                borderRadius: `${size}px`,
                bgcolor: 'tone.surface',
              }}
            />
            {name} · {size}px
          </Box>
        ))}
      </Grid>
      <Grid>
        {SCHEMES.flatMap((scheme) =>
          Object.entries(elevation[scheme]).map(([name, boxShadow]) => (
            <Box key={`${scheme}-${name}`} sx={{ ...caption, p: 'var(--rc-space-lg)' }}>
              <Box
                sx={{
                  height: 56,
                  mb: 'var(--rc-space-xl)',
                  borderRadius: 'var(--rc-radius-card)',
                  bgcolor: color[scheme].raised,
                  boxShadow,
                }}
              />
              {scheme} · {name}
            </Box>
          )),
        )}
      </Grid>
      <Box sx={caption}>
        {Object.entries(motion)
          .filter(([name]) => name !== 'easing')
          .map(([name, time]) => `${name} ${time} ms`)
          .join(' · ')}
      </Box>
    </Box>
  );
}
