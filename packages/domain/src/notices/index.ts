export { noticeAge } from './noticeAge.ts';
export {
  checkNotice,
  draftOfNotice,
  emptyNotice,
  isNoticeWritten,
  NOTICE_LIMITS,
  noticeOfDraft,
  type NoticeDraft,
  type NoticeFaults,
  type NoticeBody,
} from './noticeDraft.ts';
export { HEADER_NOTICE_LIMIT, LOGIN_NOTICE_LIMIT, NOTICE_PAGE_SIZE, noticeListQuery } from './noticeList.ts';
export { noticeToPopUp, type DatedNotice } from './noticeToPopUp.ts';
