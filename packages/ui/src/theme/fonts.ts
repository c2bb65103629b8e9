import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import 'pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css';
import { FONT_FAMILIES } from './fontFamilies.ts';

/**
 * The families of the bundled typeface, in its dynamic subset: a browser fetches the parts whose characters a page shows.
 * An application that wants it calls this once at its start, which brings the font rules into the page; one with a
 * typeface of its own leaves it out. No other module of this library adds a global style.
 */
export function bundledFonts(): readonly string[] {
  return Object.values(FONT_FAMILIES);
}
