import type { notices as ko } from '../ko/notices.ts';

export const notices = {
  title: 'Notices',
  empty: 'No notices yet',
  open: 'Open {{title}}',
  skip: 'Don’t show this again today',
  publishedAt: 'Published {{date}}',
} satisfies Record<keyof typeof ko, string>;
