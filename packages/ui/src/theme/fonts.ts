/**
 * The typeface, in its dynamic subset: a browser fetches the parts whose characters a page shows. An application imports
 * this module once and names `FONT_FAMILIES` somewhere, or brings a typeface of its own; no other module of this library
 * adds a global style.
 */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import 'pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css';

export { FONT_FAMILIES } from './fontFamilies.ts';
