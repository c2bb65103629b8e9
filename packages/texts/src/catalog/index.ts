export type { AnyTextArea, ServerTextArea, TextArea, TextFunction, TextKey, TextParams, TextsOf } from './areas.ts';
export { TEXT_AREAS, TEXT_LOADERS } from './generated/loaders.ts';
export { SERVER_TEXT_AREAS } from './generated/serverLoaders.ts';
export { loadFromFiles, type LoadTexts } from './loadTexts.ts';
export { textsIn, textsInEveryLanguage } from './serverTexts.ts';
