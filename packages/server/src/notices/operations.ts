import type { Registry } from '../http/operation.ts';
import { getNotice } from './getNotice.ts';
import { listNotices } from './listNotices.ts';

/** The operations of this area. */
export const noticesOperations = {
  getNotice,
  listNotices,
} satisfies Partial<Registry>;
