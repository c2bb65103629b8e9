import { ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { useContext, type ReactNode } from 'react';
import { LayerContext } from '../../contexts/index.ts';
import styles from './ChartTip.module.css';

/** One value in the tooltip. */
export interface TipLine {
  readonly key: string;
  /** The color of the series, if there are several. */
  readonly sign?: ReactNode;
  readonly name: string;
  readonly value: string;
}

interface ChartTipProps {
  /** The side of the bar or point it is on, if there is room. */
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
      <div className={styles.name}>
        {sign}
        {name}
      </div>
      <div className={styles.value}>{value}</div>
    </>
  );
}

/** The values of the current bar or point, on a card next to it. The control announces the same. */
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
      <div className={styles.card}>
        <div className={styles.title}>{title}</div>
        {lines.map((line) => (
          <Value {...line} key={line.key} />
        ))}
        {total && (
          <>
            <div className={styles.line} />
            <Value {...total} />
          </>
        )}
      </div>
    </ChartsTooltipContainer>
  );
}
