import { cardColumns, LINE_GAP, type CardSizePreset } from '@remote-console/domain';
import type { CSSProperties, ReactNode } from 'react';
import styles from './DeviceCardGrid.module.css';

/** Space between cards in px. It belongs to the column, so it overhangs after the last one. */
const GUTTER = 16;

/** The inputs of the style sheet's column layout: CSS decides how many fit, because it knows the width first. */
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
  /** The cards, each as a list item. */
  readonly children: ReactNode;
}

/**
 * The columns of cards: with the chosen gap, as many as fit, and at least one [B-CARD-02]. Cards are in reading order,
 * so that keyboard focus follows the visual order.
 */
export function CardColumns({ size, label, busy = false, children }: CardColumnsProps) {
  return (
    <ul aria-label={label} aria-busy={busy} className={styles.columns} style={columnMeasures(size)}>
      {children}
    </ul>
  );
}
