/** Texts of the group tree and of groups. */
export const groups = {
  tree: '그룹',
  searchGroup: '그룹 찾기',
  all: '전체 장치',
  favourites: '즐겨찾기',
  defaultGroup: '기본 그룹',
  rootGroup: '전체 그룹',
  deviceCount_one: '장치 {{count, number}}대',
  deviceCount_other: '장치 {{count, number}}대',
  expand: '{{name}} 펼치기',
  collapse: '{{name}} 접기',
  settingsOf: '{{name}} 설정',
  addGroup: '그룹 추가',
  noAccess: '접근 권한 없음',
  noMatch: '찾는 이름의 그룹이 없어요',
  close: '그룹 닫기',
  empty: '아직 그룹이 없어요',
} as const;
