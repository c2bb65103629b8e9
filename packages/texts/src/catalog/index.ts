export type { TextArea, TextFunction, TextKey, TextParams, TextsOf } from './areas.ts';
export { TEXT_AREAS, TEXT_LOADERS } from './generated/loaders.ts';
export { loadFromFiles, textsIn, textsInEveryLanguage, type LoadTexts } from './loadTexts.ts';
