export { countCharacters } from './characters.ts';
export { checkInput, DIALOG_FOCUS_DELAY_MS, type InputRule } from './checkInput.ts';
export { fileSizeText } from './fileSize.ts';
export { isFlagSet } from './flag.ts';
export { listText, sentencesText, type OptionalSentence } from './joined.ts';
