import { useState } from 'react';
import type { TerminalScreen } from './createTerminalScreen.ts';
import { TEXT_SIZES } from './openTerminal.ts';

/** How large the text is, and how to change it. */
export interface TextSize {
  /** Null where it is as small as it may be. */
  readonly onSmaller: (() => void) | null;
  /** Null where it is as large as it may be. */
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
