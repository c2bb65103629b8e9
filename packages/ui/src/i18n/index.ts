export { TEXT_AREAS, TEXT_LOADERS, type TextArea } from './areas.ts';
export { createTexts, type LoadTexts } from './createTexts.ts';
export { loadTextsAhead } from './textsAhead.ts';
export type { TextFunction, TextKey, TextParams } from './textTypes.ts';
export { useFailureWords } from './useFailureWords.ts';
export { useMessage, type MessageFunction } from './useMessage.ts';
export { useLanguage, useText } from './useText.ts';
