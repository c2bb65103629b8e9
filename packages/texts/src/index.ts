export {
  loadFromFiles,
  TEXT_AREAS,
  TEXT_LOADERS,
  type AnyTextArea,
  type LoadTexts,
  type TextArea,
  type TextFunction,
  type TextKey,
  type TextParams,
  type TextsOf,
} from './catalog/index.ts';
export { compileTexts } from './compiler/index.ts';
export {
  createAreaTexts,
  formatMessage,
  wordsOf,
  type AreaTexts,
  type Message,
  type Text,
  type TextsByKey,
  type TextValues,
} from './messages/index.ts';
export { formatNumber, type NumberStyle } from './numbers/index.ts';
export { changeLine, groupName, type ChangeTexts } from './wording/index.ts';
