/** Texts of notices. */
export const notices = {
  title: '공지',
  empty: '등록된 공지가 없어요',
  skip: '다시 보지 않기',
} as const;
