export {
  changeOfMarks,
  pressedMark,
  tagMark,
  tagsAfter,
  type ChosenMarks,
  type TagChange,
  type TagMark,
  type TagsAfter,
} from './deviceTags.ts';
export { DEFAULT_TAG_COLOR, TAG_COLORS, tagColorOf, type TagColor } from './tagColors.ts';
export {
  checkTagName,
  COMPANY_TAG_LIMIT,
  DEVICE_TAG_LIMIT,
  sortTags,
  splitTagNames,
  TAG_NAME_LIMIT,
  tagKey,
  tagName,
  tagNamesOfAgent,
  uniqueTagNames,
  type TagNameFault,
} from './tagNames.ts';
export { mayManageTags, mayTagDevices } from './tagRights.ts';
export {
  judgeTagRows,
  readTagSheet,
  TAG_SHEET_LIMIT,
  type TagRowFault,
  type TagRowVerdict,
  type TagSheetContext,
  type TagSheetFault,
  type TagSheetRow,
  type TagSheetTitles,
} from './tagSheet.ts';
