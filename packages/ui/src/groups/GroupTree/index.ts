export { GroupTree, type GroupTreeProps } from './GroupTree.tsx';
export type { GroupKey } from './treeLines.ts';
