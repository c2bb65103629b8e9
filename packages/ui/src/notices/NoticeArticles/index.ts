export { NoticeArticles, type NoticeArticlesProps } from './NoticeArticles.tsx';
