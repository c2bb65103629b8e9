import { cardColumns, LINE_GAP, type CardSizePreset } from '@remote-console/domain';
import type { CSSProperties, ReactNode } from 'react';
import styles from './DeviceCardGrid.module.css';

/** Room between cards in px. It belongs to the column, so it hangs over the end of the last one. */
const GUTTER = 16;

/** What the style sheets work out columns with: how many fit is for them to say, because they know the width first. */
export function columnMeasures(
  size: CardSizePreset,
): CSSProperties & { readonly '--line-gap': string; readonly '--only-column': string } {
  return {
    '--line-gap': `${cardColumns(0, size).lineGap}px`,
    '--only-column': `${LINE_GAP.maximum - GUTTER}px`,
  };
}

interface CardColumnsProps {
  readonly size: CardSizePreset;
  readonly label: string;
  readonly busy?: boolean;
  /** The cards, each as an item of a list. */
  readonly children: ReactNode;
}

/**
 * The waterfall of cards: columns of the chosen line gap, as many as fit, and one where none fits [B-CARD-02]. Cards
 * are in reading order, so that the keyboard moves through them as the eye does.
 */
export function CardColumns({ size, label, busy = false, children }: CardColumnsProps) {
  return (
    <ul aria-label={label} aria-busy={busy} className={styles.columns} style={columnMeasures(size)}>
      {children}
    </ul>
  );
}
