export { TEXT_AREAS, type TextArea } from './areas.ts';
export { createTexts, type LoadTexts } from './createTexts.ts';
export type { TextFunction, TextKey, TextParams } from './textTypes.ts';
export { useMessage, type MessageFunction } from './useMessage.ts';
export { useLanguage, useText } from './useText.ts';
