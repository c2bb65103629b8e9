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
