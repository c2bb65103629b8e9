export { printMessage } from './printMessage.ts';
export { loadPseudoTexts, PSEUDO_LANGUAGE, pseudoMessage } from './pseudo.ts';
