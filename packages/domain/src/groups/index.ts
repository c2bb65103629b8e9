export { checkGroupName, GROUP_NAME_LIMIT } from './groupName.ts';
export { deviceCountOf, groupLabel, isGroupOpen, ROOT_GROUP_NAME, type GroupRecord } from './groupRecord.ts';
export { ancestorsOf, buildGroupTree, nodesInOrder, pathTo, type GroupNode, type GroupTree } from './groupTree.ts';
export { canDragGroup, groupMove, type GroupDrop, type GroupMove } from './moveGroup.ts';
export { searchGroupTree, type GroupSearch } from './searchGroupTree.ts';
export { subtreeCounts } from './subtreeCounts.ts';
export { treeKey, type TreeKeyEffect, type TreeKeyState, type TreeLine } from './treeKey.ts';
export { visibleNodes, type VisibleNode } from './visibleNodes.ts';
export {
  checkGroupContact,
  checkGroupRoom,
  GROUP_CONTACT_FIELDS,
  GROUP_CONTACT_LIMITS,
  groupUserLabel,
  isOrdinaryGroup,
  type GroupContactField,
} from './groupRules.ts';
export { groupsToGrant, groupsToRelease, subtreeOf } from './groupRights.ts';
export {
  checkSheetGroups,
  GROUP_SHEET_LEVELS,
  GROUP_SHEET_LIMIT,
  readGroupSheet,
  type GroupSheetFault,
  type SheetGroup,
} from './groupSheet.ts';
export {
  ALERT_TIME_LIMIT,
  readThreshold,
  type Threshold,
  type ThresholdFault,
  type ThresholdInput,
} from './thresholds.ts';
