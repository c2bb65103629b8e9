export { TagChip, TagDot, type TagChipProps } from './TagChip.tsx';
export { TagList, type TagListProps } from './TagList.tsx';
