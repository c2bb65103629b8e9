/** The contents of the demo company, by the names its own people gave: they are data, the same in every language. */
export const DEMO = {
  company: '한빛리테일',
  administrator: '이도윤',
  subManager: '김서연',
  office: '서울 본사',
  lobby: '로비',
  seventhFloor: '7층',
  newestNotice: '정기 점검 안내',
  secondNotice: '에이전트 0.1.0 배포',
} as const;

/** Where the group sheet's own example puts its groups. */
export const SHEET_EXAMPLE = { top: '서울', bottom: '서울 1층 로비' } as const;
