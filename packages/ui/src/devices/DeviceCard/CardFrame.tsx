import { CARD_SLOT_WIDTH, CARD_WIDTH } from '@remote-console/domain';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './DeviceCard.module.css';

interface CardFrameProps {
  /** The id of the element with the device name; without it the frame is hidden from screen readers. */
  readonly nameId?: string;
  readonly selected?: boolean;
  readonly onContextMenu?: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Content next to the slot, in the remaining width of the column. */
  readonly beside: ReactNode;
  /** The card itself. */
  readonly children: ReactNode;
}

/** The two widths, for the style sheet. */
const MEASURES: CSSProperties & { readonly '--slot-width': string; readonly '--own-width': string } = {
  '--slot-width': `${CARD_SLOT_WIDTH}px`,
  '--own-width': `${CARD_WIDTH}px`,
};

/**
 * A device in its column: a 240 px slot that holds the 200 px card, and content in the remaining width next to it
 * [B-CARD-05] [B-CARD-06]. If hardly any width remains, the content goes below the slot.
 */
export function CardFrame({ nameId, selected = false, onContextMenu, onKeyDown, beside, children }: CardFrameProps) {
  const Element = nameId === undefined ? 'div' : 'article';
  return (
    <Element
      aria-hidden={nameId === undefined ? true : undefined}
      aria-labelledby={nameId}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      className={`${styles.frame} ${selected ? styles.selected : ''}`}
      style={MEASURES}
    >
      <div data-card-slot className={styles.slot}>
        <div data-card className={styles.card}>
          {children}
        </div>
      </div>
      <div className={styles.beside}>{beside}</div>
    </Element>
  );
}
