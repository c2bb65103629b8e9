export { TagChip, TagDot, type TagChipProps } from './TagChip.tsx';
export { TagList, type TagHref, type TagListProps } from './TagList.tsx';
