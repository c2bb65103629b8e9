/** Width of a card's slot inside its column, in px (B-CARD-05). */
export const CARD_SLOT_WIDTH = 240;

/** Width of a card inside its slot, in px (B-CARD-06). */
export const CARD_WIDTH = 200;

/** Minimum and maximum default column width of the waterfall, in px (B-CARD-03, B-CARD-04). */
export const LINE_GAP = { minimum: 350, maximum: 440 } as const;

/** The four selectable sizes, as line gaps in px; the first is the default (B-CARD-01, B-CARD-02). */
export const CARD_SIZE_PRESETS = [350, 380, 410, 440] as const;

/** A selected size: its index in `CARD_SIZE_PRESETS`. */
export type CardSizePreset = 0 | 1 | 2 | 3;

/** The layout of the cards. */
export interface CardColumns {
  /** Number of columns, at least 1. */
  readonly count: number;
  /** Default width of one column in px, 350 to 440. */
  readonly lineGap: number;
}

/**
 * The waterfall for a container: as many columns of the selected line gap as fit, at least one.
 *
 * @param width Width of the container in px.
 */
export function cardColumns(width: number, preset: CardSizePreset = 0): CardColumns {
  const lineGap = Math.min(LINE_GAP.maximum, Math.max(LINE_GAP.minimum, CARD_SIZE_PRESETS[preset]));
  return { count: Math.max(1, Math.floor(width / lineGap)), lineGap };
}
