import Box from '@mui/material/Box';
import { ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { useContext, type ReactNode } from 'react';
import { LayerContext } from '../../provider/contexts.ts';
import { FLOATING_CARD } from '../../theme/floatingCard.ts';

/** One value of what is pointed at. */
export interface TipLine {
  readonly key: string;
  /** The colour of the series, where there are several. */
  readonly sign?: ReactNode;
  readonly name: string;
  readonly value: string;
}

interface ChartTipProps {
  /** On which side of what is read it is, where it has room. */
  readonly side: 'left' | 'right';
  /** What the values belong to. */
  readonly title: string;
  readonly lines: readonly TipLine[];
  /** Below the others, separated by a line. */
  readonly total?: TipLine | undefined;
}

function Value({ sign, name, value }: TipLine) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-sm)' }}>
        {sign}
        {name}
      </Box>
      <Box sx={{ fontWeight: 600, textAlign: 'end' }}>{value}</Box>
    </>
  );
}

/** The values of the bar or point that is read, on a card beside it. The same is said by the control. */
export function ChartTip({ side, title, lines, total }: ChartTipProps) {
  const layer = useContext(LayerContext);
  return (
    <ChartsTooltipContainer
      aria-hidden
      trigger="axis"
      anchor="chart"
      position="top"
      placement={`${side}-start`}
      container={layer}
    >
      <Box
        sx={{
          ...FLOATING_CARD,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          columnGap: 'var(--rc-space-xl)',
          rowGap: 'var(--rc-space-hair)',
          minWidth: 120,
          maxWidth: 280,
          p: 'var(--rc-space-cosy) var(--rc-space-md)',
          borderRadius: 'var(--rc-radius-control)',
          fontSize: 'var(--rc-font-size-label)',
          lineHeight: '18px',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>{title}</Box>
        {lines.map((line) => (
          <Value {...line} key={line.key} />
        ))}
        {total && (
          <>
            <Box sx={{ gridColumn: '1 / -1', my: 'var(--rc-space-xs)', borderTop: 1, borderColor: 'tone.line' }} />
            <Value {...total} />
          </>
        )}
      </Box>
    </ChartsTooltipContainer>
  );
}
