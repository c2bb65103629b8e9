import type { Registry } from '../http/index.ts';
import { changeTag } from './changeTag.ts';
import { createTag } from './createTag.ts';
import { deleteTag } from './deleteTag.ts';
import { listTags } from './listTags.ts';
import { setDeviceTags } from './setDeviceTags.ts';
import { setTagsBySheet } from './setTagsBySheet.ts';

/** The operations of this area. */
export const tagsOperations = {
  changeTag,
  createTag,
  deleteTag,
  listTags,
  setDeviceTags,
  setTagsBySheet,
} satisfies Partial<Registry>;
