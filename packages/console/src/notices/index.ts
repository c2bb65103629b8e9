export { NoticePage } from './noticeRoute.tsx';
export { NoticesPage } from './noticesRoute.tsx';
