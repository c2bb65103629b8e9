import type { notices as ko } from '../ko/notices.ts';

export const notices = {
  title: 'お知らせ',
  empty: 'お知らせはありません',
  skip: '今後表示しない',
} satisfies Record<keyof typeof ko, string>;
