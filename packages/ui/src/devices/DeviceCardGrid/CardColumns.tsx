import { cardColumns, LINE_GAP, type CardSizePreset } from '@remote-console/domain';
import type { CSSProperties, ReactNode } from 'react';
import styles from './DeviceCardGrid.module.css';
import { useElementWidth } from './useElementWidth.ts';

/** Room between cards in px. It belongs to the column, so it hangs over the end of the last one. */
const GUTTER = 16;

/**
 * How the cards are arranged in a container of this width in px, and how wide they are together; `null` for all of it.
 */
export function cardGrid(width: number, size: CardSizePreset) {
  const { count, lineGap } = cardColumns(width + GUTTER, size);
  return count === 1
    ? { count, cardWidth: LINE_GAP.maximum - GUTTER, width: null }
    : { count, cardWidth: lineGap - GUTTER, width: count * lineGap - GUTTER };
}

/** How many columns there are, and how wide each is at most, for the style sheet. */
const columnsStyle = (
  count: number,
  cardWidth: number,
): CSSProperties & { readonly '--columns': number; readonly '--card-width': string } => ({
  '--columns': count,
  '--card-width': `${cardWidth}px`,
});

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
  const [element, width] = useElementWidth<HTMLUListElement>();
  const { count, cardWidth } = cardGrid(width, size);
  return (
    <ul
      ref={element}
      aria-label={label}
      aria-busy={busy}
      data-columns={count}
      className={styles.columns}
      style={columnsStyle(count, cardWidth)}
    >
      {children}
    </ul>
  );
}
