/** For programs that write texts instead of drawing them. */
export { textsIn, textsInEveryLanguage, type ServerTextArea, type TextsByLanguage } from './catalog/index.ts';
