export { AUTO_SCROLL_INTERVAL_MS, autoScrollStep, DRAG_ANIMATION_MS, type LineZone } from './dragGeometry.ts';
export {
  checkGroupContact,
  GROUP_CONTACT_FIELDS,
  GROUP_CONTACT_LIMITS,
  type GroupContactField,
} from './groupContact.ts';
export { groupCounts, type GroupCounts } from './groupCounts.ts';
export { checkGroupName, GROUP_NAME_LIMIT } from './groupName.ts';
export {
  deviceCountOf,
  groupLabel,
  isGroupOpen,
  ROOT_GROUP_NAME,
  type GroupRecord,
  type NamedGroup,
} from './groupRecord.ts';
export { groupsToGrant, groupsToRelease, subtreeOf } from './groupRights.ts';
export { checkGroupRoom, groupUserLabel, isOrdinaryGroup, readDeviceLimit } from './groupRules.ts';
export {
  checkSheetGroups,
  GROUP_SHEET_LIMIT,
  groupSheetLines,
  groupsOfLines,
  type GroupSheetFault,
  type GroupSheetTitles,
  type SheetGroup,
  type SheetLine,
  type SheetRowFault,
} from './groupSheet.ts';
export {
  ancestorsOf,
  buildGroupTree,
  nodesInOrder,
  pathBelowRoot,
  pathTo,
  type GroupNode,
  type GroupTree,
} from './groupTree.ts';
export {
  changeGroupList,
  formatGroupBrowseView,
  formatGroupDetailView,
  GROUP_BROWSE_PAGE_SIZE,
  GROUP_LIST_PAGE_SIZE,
  GROUP_LISTS,
  groupListQuery,
  parseGroupBrowseView,
  parseGroupDetailView,
  type GroupBrowseLook,
  type GroupBrowseView,
  type GroupDetailView,
  type GroupListName,
  type GroupListPlace,
} from './groupViews.ts';
export { moveEffects, type GroupTerms, type MoveEffects } from './moveEffects.ts';
export { canDragGroup, groupMove, type GroupDrop, type GroupMove } from './moveGroup.ts';
export { chosenMoves, dropOnLine, keyZone, pointerZone, type Picked, type TreeLineKey } from './moveInputs.ts';
export { searchGroupTree, type GroupSearch } from './searchGroupTree.ts';
export {
  readThreshold,
  thresholdBounds,
  type Threshold,
  type ThresholdFault,
  type ThresholdInput,
} from './thresholds.ts';
export { treeKey, type TreeKeyEffect, type TreeKeyState, type TreeLine } from './treeKey.ts';
export {
  branchOf,
  groupsAfter,
  mustConfirmMove,
  treeMove,
  undoOf,
  type Branch,
  type Carried,
  type TreeMove,
  type TreeMoveOutcome,
} from './treeMove.ts';
export { visibleNodes, type VisibleNode } from './visibleNodes.ts';
