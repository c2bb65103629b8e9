export { createAreaTexts, type AreaTexts, type Text, type TextsByKey } from './areaTexts.ts';
export { formatMessage } from './formatMessage.ts';
export {
  NUMBER,
  ORDINAL,
  PLURAL,
  SELECT,
  wordsOf,
  type Forms,
  type Message,
  type Placeholder,
  type TextValues,
} from './message.ts';
