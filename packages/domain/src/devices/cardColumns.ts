/** Width of a card's slot inside its column, in px (B-CARD-05). */
export const CARD_SLOT_WIDTH = 240;

/** Width of a card inside its slot, in px (B-CARD-06). */
export const CARD_WIDTH = 200;

/** Narrowest and widest standard column of the waterfall, in px (B-CARD-03, B-CARD-04). */
export const LINE_GAP = { minimum: 350, maximum: 440 } as const;

/** The four sizes that can be chosen, as line gaps in px; the first is the standard (B-CARD-01, B-CARD-02). */
export const CARD_SIZE_PRESETS = [350, 380, 410, 440] as const;

/** A chosen size: its position in `CARD_SIZE_PRESETS`. */
export type CardSizePreset = 0 | 1 | 2 | 3;

/** How the cards are laid out. */
export interface CardColumns {
  /** Number of columns, at least 1. */
  readonly count: number;
  /** Standard width of one column in px, 350 to 440. */
  readonly lineGap: number;
}

/**
 * The waterfall for a container: as many columns of the chosen line gap as fit, and always one.
 *
 * @param width Width of the container in px.
 */
export function cardColumns(width: number, preset: CardSizePreset = 0): CardColumns {
  const lineGap = Math.min(LINE_GAP.maximum, Math.max(LINE_GAP.minimum, CARD_SIZE_PRESETS[preset]));
  return { count: Math.max(1, Math.floor(width / lineGap)), lineGap };
}
