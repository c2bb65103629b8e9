export { NoticeDetail, type NoticeDetailProps } from './NoticeDetail.tsx';
