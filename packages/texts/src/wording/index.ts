export { changeLine } from './changeLine.ts';
export type { ChangeTexts } from './fieldNames.ts';
export { groupName } from './groupName.ts';
