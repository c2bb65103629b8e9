export { HEADER_NOTICE_LIMIT, LOGIN_NOTICE_LIMIT, noticeListQuery } from './noticeList.ts';
export { noticeToPopUp, type DatedNotice } from './noticeToPopUp.ts';
