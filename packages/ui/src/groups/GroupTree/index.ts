export { GroupTree, type GroupTreeProps, type RefusedMove } from './GroupTree.tsx';
export type { GroupKey } from './treeLines.ts';
