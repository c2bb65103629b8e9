/** Texts of notices. */
export const notices = {
  title: '공지',
  empty: '등록된 공지가 없어요',
  open: '{{title}} 열기',
  skip: '오늘 하루 보지 않기',
  publishedAt: '{{date}} 등록',
} as const;
