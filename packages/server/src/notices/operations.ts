import type { Registry } from '../http/index.ts';
import { changeNotice } from './changeNotice.ts';
import { createNotice } from './createNotice.ts';
import { deleteNotice } from './deleteNotice.ts';
import { getNotice } from './getNotice.ts';
import { getNoticeTexts } from './getNoticeTexts.ts';
import { listNotices } from './listNotices.ts';

/** The operations of this area. */
export const noticesOperations = {
  changeNotice,
  createNotice,
  deleteNotice,
  getNotice,
  getNoticeTexts,
  listNotices,
} satisfies Partial<Registry>;
