import type { Group } from '@remote-console/api-client';
import { aGroup } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

const NAMES = exampleWords<readonly string[]>({
  ko: ['서울 본사', '7층', '개발팀', '디자인', '로비', '전산실', '강남점', '부산 지사', '용인 물류', '북문', '상차장'],
  en: [
    'Seoul HQ',
    '7F',
    'Development',
    'Design',
    'Lobby',
    'Server room',
    'Gangnam store',
    'Busan branch',
    'Yongin logistics',
    'North gate',
    'Loading bay',
  ],
  ja: [
    'ソウル本社',
    '7階',
    '開発チーム',
    'デザイン',
    'ロビー',
    'サーバー室',
    '江南店',
    '釜山支社',
    '龍仁物流',
    '北門',
    '荷積み場',
  ],
});

/** Pk, parent and number of devices, in name order. */
const SHAPE = [
  [10, 1, 24],
  [12, 10, 12],
  [13, 10, 31],
  [14, 10, 9],
  [11, 10, 6],
  [15, 10, 14],
  [20, 1, 24],
  [30, 1, 40],
  [40, 1, 20],
  [41, 40, 7],
  [42, 40, 22],
] as const;

/** The groups of the demonstration company, for stories: a root, a default group, and eleven more. */
export function exampleGroups(language: Language): Group[] {
  return [
    aGroup({ id: 1, name: 'ROOT', parentId: null, rootId: null, deviceCount: 0 }),
    aGroup({ id: 2, name: '기본 그룹', parentId: 1, isDefaultGroup: true, deviceCount: 5, deviceQuota: 50 }),
    ...SHAPE.map(([pk, parent, count], index) =>
      aGroup({ id: pk, parentId: parent, name: NAMES[language][index] ?? String(pk), deviceCount: count }),
    ),
  ];
}

/** The same for a person with access to two groups only: their parents are shown, but cannot be opened. */
export const restrictedGroups = (language: Language): Group[] =>
  exampleGroups(language)
    .filter(({ id }) => [1, 10, 11, 13].includes(id))
    .map((group) => ({ ...group, hasPermission: group.id > 10 }));
