export { TEXT_AREAS, TEXT_LOADERS, type TextArea } from './areas.ts';
export type { AreaTexts, Text, TextsByKey } from './areaTexts.ts';
export { createTexts, type CurrentTexts, type LoadTexts, type Texts } from './createTexts.ts';
export { loadTextsAhead } from './textsAhead.ts';
export type { TextValues } from './textTemplate.ts';
export type { TextFunction, TextKey, TextParams } from './textTypes.ts';
export { useFailureWords } from './useFailureWords.ts';
export { useMessage, type MessageFunction } from './useMessage.ts';
export { useLanguage, useText } from './useText.ts';
