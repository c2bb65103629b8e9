import { ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { useContext, type ReactNode } from 'react';
import { LayerContext } from '../../contexts/index.ts';
import styles from './ChartTip.module.css';

/** One value of what is pointed at. */
export interface TipLine {
  readonly key: string;
  /** The color of the series, where there are several. */
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
      <div className={styles.name}>
        {sign}
        {name}
      </div>
      <div className={styles.value}>{value}</div>
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
