import type { notices as ko } from '../ko/notices.ts';

export const notices = {
  title: 'お知らせ',
  empty: 'お知らせはありません',
  open: '{{title}}を開く',
  skip: '今日は表示しない',
  publishedAt: '{{date}} 掲載',
} satisfies Record<keyof typeof ko, string>;
