export { changeLine, recordedGroupText } from './changeLine.ts';
export type { ChangeTexts } from './fieldNames.ts';
