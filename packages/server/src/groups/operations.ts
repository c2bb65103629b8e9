import type { Registry } from '../http/index.ts';
import { addGroupLink } from './addGroupLink.ts';
import { changeGroup } from './changeGroup.ts';
import { createGroup } from './createGroup.ts';
import { deleteGroup } from './deleteGroup.ts';
import { getGroup } from './getGroup.ts';
import { listAllUsers } from './listAllUsers.ts';
import { listGroupLinks } from './listGroupLinks.ts';
import { listGroups } from './listGroups.ts';
import { removeGroupLink } from './removeGroupLink.ts';
import { uploadGroups } from './uploadGroups.ts';

/** The operations of this area. */
export const groupsOperations = {
  addGroupLink,
  changeGroup,
  createGroup,
  deleteGroup,
  getGroup,
  listAllUsers,
  listGroupLinks,
  listGroups,
  removeGroupLink,
  uploadGroups,
} satisfies Partial<Registry>;
