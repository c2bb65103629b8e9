import type { notices as ko } from '../ko/notices.ts';

export const notices = {
  title: 'Notices',
  empty: 'No notices yet',
  skip: 'Don’t show this again',
} satisfies Record<keyof typeof ko, string>;
