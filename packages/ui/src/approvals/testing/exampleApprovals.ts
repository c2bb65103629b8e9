import type { Approval, ApprovalPolicy, ApprovalTeam, Approver, Profile, Recurrence } from '@remote-console/api-client';
import { anApproval, aProfile } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

interface Words {
  readonly devices: readonly [string, string, string, string, string];
  readonly people: readonly [string, string, string];
  readonly reasons: readonly [string, string, string];
  readonly answer: string;
}

const WORDS = exampleWords<Words>({
  ko: {
    devices: ['KIOSK-로비-01', '회의실 7 디스플레이', 'POS-강남-03', '창고 스캐너 12', 'GW-용인-북문'],
    people: ['김서연', '박민준', '이도윤'],
    reasons: ['로비 키오스크 결제 모듈 업데이트', '회의실 화면이 켜지지 않아 확인이 필요해요', '영수증 프린터 점검'],
    answer: '영업 시간이 끝난 뒤에 다시 요청해 주세요.',
  },
  en: {
    devices: ['KIOSK-LOBBY-01', 'Meeting room 7 display', 'POS-GANGNAM-03', 'Warehouse scanner 12', 'GW-YONGIN-NORTH'],
    people: ['Seoyeon Kim', 'Minjun Park', 'Doyun Lee'],
    reasons: ['Update the payment module of the lobby kiosk', 'The display stays dark', 'Check the receipt printer'],
    answer: 'Please ask again after closing time.',
  },
  ja: {
    devices: ['KIOSK-ロビー-01', '会議室 7 ディスプレイ', 'POS-江南-03', '倉庫スキャナー 12', 'GW-龍仁-北門'],
    people: ['キム・ソヨン', 'パク・ミンジュン', 'イ・ドユン'],
    reasons: [
      'ロビーのキオスクの決済モジュール更新',
      '会議室の画面がつかないため確認したい',
      'レシートプリンターの点検',
    ],
    answer: '営業時間の終了後に再申請してください。',
  },
});

/** An approver, a sub-manager who approves, and a requester. */
export const DECIDER: Profile = aProfile();
export const SUB_MANAGER: Profile = aProfile({
  id: 3,
  loginId: 'sub@demo.example',
  type: 'User',
  memberType: 6,
  userType: 6,
  usesApprovals: true,
});
export const REQUESTER: Profile = aProfile({
  id: 7,
  loginId: 'seoyeon@demo.example',
  type: 'User',
  memberType: 1,
  userType: 1,
  usesApprovals: true,
});

/** An approver's message of a rejection. */
export const exampleAnswer = (language: Language): string => WORDS[language].answer;

/** The device of the stories. */
export const exampleDevice = (language: Language) => ({ id: 2, alias: WORDS[language].devices[0] });

/** The default approver. */
export const exampleApprover = (language: Language): Approver => ({
  id: 1,
  loginId: 'manager@demo.example',
  name: WORDS[language].people[2],
});

/** A request with the texts of a language. */
export function exampleApproval(language: Language, change: Partial<Approval> = {}): Approval {
  const { devices, people, reasons } = WORDS[language];
  return anApproval({
    deviceAlias: devices[0],
    requesterName: people[0],
    approverName: people[2],
    reason: reasons[0],
    ...change,
  });
}

/** The same, approved a quarter of an hour after the request. */
export const approvedApproval = (language: Language, change: Partial<Approval> = {}): Approval =>
  exampleApproval(language, {
    decisionState: 2,
    version: 1,
    effectiveFrom: '2026-11-21T04:00:00.000Z',
    ...change,
  });

/** Three people who approve in sequence, of whom the first has. */
const exampleTeam = (language: Language, change: Partial<ApprovalTeam> = {}): ApprovalTeam => {
  const [, second, third] = WORDS[language].people;
  return {
    rule: 'ordered',
    mayAnswer: true,
    openToAll: false,
    approvers: [
      { id: 8, name: second, state: 'approved', by: '' },
      { id: 1, name: third, state: 'asked', by: '' },
      { id: 9, name: 'Emily Parker', state: 'later', by: '' },
    ],
    ...change,
  };
};

/** A request waiting for the second of three who approve in sequence, with a day for each answer. */
export const teamApproval = (language: Language, change: Partial<ApprovalTeam> = {}): Approval => ({
  ...exampleApproval(language, { requesterName: WORDS[language].people[0] }),
  answerBy: '2026-11-21T07:00:00.000Z',
  team: exampleTeam(language, change),
});

/** A weekly request for two mornings until the spring. */
export const weeklyApproval = (language: Language): Approval & { recurrence: Recurrence } => ({
  ...exampleApproval(language),
  startTime: '2026-11-23T00:00:00.000Z',
  endTime: '2027-02-24T03:00:00.000Z',
  recurrence: {
    weekdays: [1, 3],
    from: '09:00',
    to: '12:00',
    timeZoneId: 32,
    firstDay: '2026-11-23',
    lastDay: '2027-02-28',
  },
});

/** Two of whom the first rejected. */
export const rejectedTeam = (language: Language): ApprovalTeam =>
  exampleTeam(language, {
    rule: 'all',
    mayAnswer: false,
    approvers: [
      { id: 8, name: WORDS[language].people[1], state: 'rejected', by: WORDS[language].people[2] },
      { id: 1, name: WORDS[language].people[2], state: 'unneeded', by: '' },
    ],
  });

/** The policy of a group with two approvers and a day for an answer. */
export const examplePolicy = (language: Language): ApprovalPolicy => ({
  rule: 'all',
  approvers: WORDS[language].people.slice(1).map((name, index) => ({ id: index + 8, loginId: name, name })),
  expiryHours: 24,
  recurring: false,
});

/** The same, rejected with an answer. */
export const rejectedApproval = (language: Language, change: Partial<Approval> = {}): Approval =>
  exampleApproval(language, { decisionState: 1, version: 1, decisionReason: exampleAnswer(language), ...change });

const YESTERDAY = {
  proposalTime: '2026-11-19T23:10:00.000Z',
  startTime: '2026-11-20T00:00:00.000Z',
  endTime: '2026-11-20T06:00:00.000Z',
  expired: true,
} as const;

/** Requests in every state: in progress, lapsed, rejected, approved, over, and of deleted devices. */
export function everyApproval(language: Language): Approval[] {
  const { devices, people, reasons } = WORDS[language];
  const second = { deviceId: 4, deviceAlias: devices[1], reason: reasons[1] };
  return [
    exampleApproval(language, { id: 11 }),
    exampleApproval(language, { id: 12, ...second, ...YESTERDAY }),
    rejectedApproval(language, { id: 13, deviceId: 5, deviceAlias: devices[2], reason: reasons[2] }),
    approvedApproval(language, { id: 14, deviceId: 6, deviceAlias: devices[3] }),
    approvedApproval(language, { id: 15, ...second, ...YESTERDAY, effectiveFrom: YESTERDAY.startTime }),
    exampleApproval(language, { id: 16, deviceId: 99, deviceAlias: devices[4], decisionState: 4, ...YESTERDAY }),
    exampleApproval(language, {
      id: 17,
      deviceId: 98,
      deviceAlias: `${devices[4]} 2`,
      decisionState: 3,
      requesterName: people[1],
      ...YESTERDAY,
    }),
  ];
}

/** Pending requests of two people. */
export function pendingApprovals(language: Language): Approval[] {
  const { devices, people, reasons } = WORDS[language];
  return [
    exampleApproval(language, { id: 21 }),
    exampleApproval(language, {
      id: 22,
      deviceId: 5,
      deviceAlias: devices[2],
      requesterId: 8,
      requesterLoginId: 'minjun@demo.example',
      requesterName: people[1],
      reason: reasons[2],
      approverId: null,
      approverLoginId: '',
      approverName: '',
      endTime: '2026-11-23T09:00:00.000Z',
    }),
  ];
}
