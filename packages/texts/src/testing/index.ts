export { loadPseudoTexts, PSEUDO_LANGUAGE, pseudoMessage } from './pseudo.ts';
