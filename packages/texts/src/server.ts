/** For programs that write texts instead of drawing them. */
export { textsIn, textsInEveryLanguage, type ServerTextArea } from './catalog/index.ts';
