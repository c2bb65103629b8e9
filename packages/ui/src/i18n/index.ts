export { TEXT_AREAS, TEXT_LOADERS, type TextArea } from './areas.ts';
export { createTexts } from './createTexts.ts';
export { loadFromFiles, loadTextsAhead, type LoadTexts } from './textsAhead.ts';
export type { TextFunction, TextKey, TextParams } from './textTypes.ts';
export { useFailureWords } from './useFailureWords.ts';
export { useMessage, type MessageFunction } from './useMessage.ts';
export { useLanguage, useText } from './useText.ts';
