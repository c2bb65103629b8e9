export {
  compileTexts,
  formatNumber,
  loadFromFiles,
  TEXT_AREAS,
  TEXT_LOADERS,
  type AreaTexts,
  type LoadTexts,
  type Text,
  type TextArea,
  type TextFunction,
  type TextKey,
  type TextParams,
  type TextsByKey,
  type TextValues,
} from '@remote-console/texts';
export { AdministratorProvider, useAdministrator } from './administrator.ts';
export { agentReasonText } from './agentReasonText.ts';
export { bundledTexts } from './bundledTexts.ts';
export { createTexts, type CurrentTexts, type Texts } from './createTexts.ts';
export { loadTextsAhead } from './textsAhead.ts';
export { TextsProvider } from './TextsProvider.tsx';
export { useErrorMessage } from './useErrorMessage.ts';
export { useFileSize } from './useFileSize.ts';
export { useGroupName } from './useGroupName.ts';
export { useList, useSentences } from './useJoined.ts';
export { useMessage, type MessageFunction } from './useMessage.ts';
export { useLanguage, useText } from './useText.ts';
export { useTextInEveryLanguage } from './useTextInEveryLanguage.ts';
