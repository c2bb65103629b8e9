import type { Registry } from '../http/operation.ts';
import { getGroup } from './getGroup.ts';
import { listGroups } from './listGroups.ts';

/** The operations of this area. */
export const groupsOperations = {
  getGroup,
  listGroups,
} satisfies Partial<Registry>;
