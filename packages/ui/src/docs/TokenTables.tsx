import type { CSSProperties } from 'react';
import { Stack } from '../primitives/index.ts';
import {
  color,
  contrast,
  elevation,
  height,
  motion,
  radius,
  SCHEMES,
  space,
  typeScale,
  type ColorTokens,
  type Scheme,
} from '../theme/index.ts';

// Inline styles instead of a sheet: all sheets are published, and these pages are not.
const GRID: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 'var(--rc-space-lg)',
};

const CAPTION: CSSProperties = {
  fontSize: 'var(--rc-font-size-caption)',
  lineHeight: '16px',
  color: 'var(--rc-palette-tone-textSecondary)',
  fontVariantNumeric: 'tabular-nums',
};

interface SwatchProps {
  readonly scheme: Scheme;
  readonly token: keyof ColorTokens;
}

function Swatch({ scheme, token }: SwatchProps) {
  const { surface, text, textSecondary, line } = color[scheme];
  const value = color[scheme][token];
  return (
    <div
      style={{
        padding: 'var(--rc-space-cosy)',
        border: `1px solid ${line}`,
        borderRadius: 'var(--rc-radius-control)',
        backgroundColor: surface,
        color: text,
      }}
    >
      <div
        style={{
          height: 40,
          border: `1px solid ${line}`,
          borderRadius: 'var(--rc-radius-small)',
          backgroundColor: value,
        }}
      />
      <div
        style={{
          marginTop: 'var(--rc-space-sm)',
          fontSize: 'var(--rc-font-size-label)',
          lineHeight: '18px',
          fontWeight: 600,
        }}
      >
        {token}
      </div>
      <div style={{ ...CAPTION, color: textSecondary }}>
        {value} · {contrast(value, surface).toFixed(1)} : 1
      </div>
    </div>
  );
}

/** Every color of a scheme, with its contrast against the surface. */
export function ColorTable({ scheme }: { readonly scheme: Scheme }) {
  const tokens: readonly (keyof ColorTokens)[] = Object.keys(color[scheme]).filter(
    (token): token is keyof ColorTokens => token in color[scheme],
  );
  return (
    <div style={GRID}>
      {tokens.map((token) => (
        <Swatch key={token} scheme={scheme} token={token} />
      ))}
    </div>
  );
}

/** Each step of the type scale, in the three languages. */
export function TypeTable() {
  return (
    <Stack gap="lg">
      {Object.entries(typeScale).map(([name, { size, line, weight }]) => (
        <div key={name}>
          <div style={CAPTION}>
            {name} · {size}/{line} · {weight}
          </div>
          <div style={{ fontSize: size, lineHeight: `${line}px`, fontWeight: weight }}>
            장치 214대를 한 화면에서 · All devices · すべてのデバイス
          </div>
        </div>
      ))}
    </Stack>
  );
}

/** Spacing, heights, corners, shadows and durations. */
export function MeasureTable() {
  return (
    <div style={{ display: 'grid', gap: 'var(--rc-space-xxl)' }}>
      <Stack gap="sm">
        {Object.entries({ ...space, ...height }).map(([name, size]) => (
          <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-md)' }}>
            <div style={{ ...CAPTION, width: 130 }}>
              {name} · {size}px
            </div>
            <div
              style={{
                width: size,
                height: 12,
                borderRadius: 'var(--rc-radius-bar)',
                backgroundColor: 'var(--rc-palette-tone-accent)',
              }}
            />
          </div>
        ))}
      </Stack>
      <div style={GRID}>
        {Object.entries(radius).map(([name, size]) => (
          <div key={name} style={CAPTION}>
            <div
              style={{
                height: 56,
                marginBottom: 'var(--rc-space-sm)',
                border: '1px solid var(--rc-palette-tone-lineControl)',
                borderRadius: size,
                backgroundColor: 'var(--rc-palette-tone-surface)',
              }}
            />
            {name} · {size}px
          </div>
        ))}
      </div>
      <div style={GRID}>
        {SCHEMES.flatMap((scheme) =>
          Object.entries(elevation[scheme]).map(([name, boxShadow]) => (
            <div key={`${scheme}-${name}`} style={{ ...CAPTION, padding: 'var(--rc-space-lg)' }}>
              <div
                style={{
                  height: 56,
                  marginBottom: 'var(--rc-space-xl)',
                  borderRadius: 'var(--rc-radius-card)',
                  backgroundColor: color[scheme].raised,
                  boxShadow,
                }}
              />
              {scheme} · {name}
            </div>
          )),
        )}
      </div>
      <div style={CAPTION}>
        {Object.entries(motion)
          .filter(([name]) => name !== 'easing')
          .map(([name, time]) => `${name} ${time} ms`)
          .join(' · ')}
      </div>
    </div>
  );
}
