import { useState } from 'react';
import type { TerminalScreen } from './createTerminalScreen.ts';
import { TEXT_SIZES } from './openTerminal.ts';

/** The font size, and how to change it. */
export interface TextSize {
  /** Null at the minimum. */
  readonly onSmaller: (() => void) | null;
  /** Null at the maximum. */
  readonly onLarger: (() => void) | null;
}

/** The size of a terminal's text. */
export function useTextSize(screen: TerminalScreen | null): TextSize {
  const [pixels, setPixels] = useState<number>(TEXT_SIZES.usual);
  const change = (by: number) => () => {
    setPixels(pixels + by);
    screen?.setTextSize(pixels + by);
  };
  return {
    onSmaller: pixels > TEXT_SIZES.least ? change(-1) : null,
    onLarger: pixels < TEXT_SIZES.most ? change(1) : null,
  };
}
