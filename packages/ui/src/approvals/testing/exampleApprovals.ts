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

/** Who decides, who decides as a sub-manager, and who asks. */
export const DECIDER: Profile = aProfile();
export const SUB_MANAGER: Profile = aProfile({
  pk: 3,
  mgrid: 'sub@demo.example',
  type: 'User',
  member_type_id: 6,
  user_type: 6,
  use_approval_function: 1,
});
export const REQUESTER: Profile = aProfile({
  pk: 7,
  mgrid: 'seoyeon@demo.example',
  type: 'User',
  member_type_id: 1,
  user_type: 1,
  use_approval_function: 1,
});

/** What an approver wrote with a rejection. */
export const exampleAnswer = (language: Language): string => WORDS[language].answer;

/** The device that stories ask for. */
export const exampleDevice = (language: Language) => ({ pk: 2, alias: WORDS[language].devices[0] });

/** Who is asked unless another person is named. */
export const exampleApprover = (language: Language): Approver => ({
  pk: 1,
  mgrid: 'manager@demo.example',
  name: WORDS[language].people[2],
});

/** A request in the words of a language. */
export function exampleApproval(language: Language, change: Partial<Approval> = {}): Approval {
  const { devices, people, reasons } = WORDS[language];
  return anApproval({
    device_alias: devices[0],
    requester_name: people[0],
    approver_name: people[2],
    reason: reasons[0],
    ...change,
  });
}

/** The same, approved a quarter of an hour after it was asked for. */
export const approvedApproval = (language: Language, change: Partial<Approval> = {}): Approval =>
  exampleApproval(language, {
    approve_state: 2,
    version: 1,
    effective_from: '2026-11-21T04:00:00.000Z',
    ...change,
  });

/** Three people who approve one after the other, of whom the first has. */
const exampleTeam = (language: Language, change: Partial<ApprovalTeam> = {}): ApprovalTeam => {
  const [, second, third] = WORDS[language].people;
  return {
    rule: 'ordered',
    may_answer: true,
    open_to_all: false,
    approvers: [
      { pk: 8, name: second, state: 'approved', by: '' },
      { pk: 1, name: third, state: 'asked', by: '' },
      { pk: 9, name: 'Emily Parker', state: 'later', by: '' },
    ],
    ...change,
  };
};

/** A request that waits for the second of three who approve one after the other, with a day for each answer. */
export const teamApproval = (language: Language, change: Partial<ApprovalTeam> = {}): Approval => ({
  ...exampleApproval(language, { requester_name: WORDS[language].people[0] }),
  answer_by: '2026-11-21T07:00:00.000Z',
  team: exampleTeam(language, change),
});

/** A request for two mornings of every week until the spring. */
export const weeklyApproval = (language: Language): Approval & { recurrence: Recurrence } => ({
  ...exampleApproval(language),
  start_time: '2026-11-23T00:00:00.000Z',
  end_time: '2027-02-24T03:00:00.000Z',
  recurrence: {
    weekdays: [1, 3],
    from: '09:00',
    to: '12:00',
    time_zone_id: 32,
    first_day: '2026-11-23',
    last_day: '2027-02-28',
  },
});

/** Two of whom the first rejected. */
export const rejectedTeam = (language: Language): ApprovalTeam =>
  exampleTeam(language, {
    rule: 'all',
    may_answer: false,
    approvers: [
      { pk: 8, name: WORDS[language].people[1], state: 'rejected', by: WORDS[language].people[2] },
      { pk: 1, name: WORDS[language].people[2], state: 'unneeded', by: '' },
    ],
  });

/** What a group says that has two approvers and a day for an answer. */
export const examplePolicy = (language: Language): ApprovalPolicy => ({
  rule: 'all',
  approvers: WORDS[language].people.slice(1).map((name, index) => ({ pk: index + 8, mgrid: name, name })),
  expiry_hours: 24,
  recurring: false,
});

/** The same, rejected with an answer. */
export const rejectedApproval = (language: Language, change: Partial<Approval> = {}): Approval =>
  exampleApproval(language, { approve_state: 1, version: 1, react_reason: exampleAnswer(language), ...change });

const YESTERDAY = {
  proposal_time: '2026-11-19T23:10:00.000Z',
  start_time: '2026-11-20T00:00:00.000Z',
  end_time: '2026-11-20T06:00:00.000Z',
  expired: true,
} as const;

/** Requests in every state: in progress, lapsed, rejected, approved, over, and of devices that are gone. */
export function everyApproval(language: Language): Approval[] {
  const { devices, people, reasons } = WORDS[language];
  const second = { device_fk: 4, device_alias: devices[1], reason: reasons[1] };
  return [
    exampleApproval(language, { pk: 11 }),
    exampleApproval(language, { pk: 12, ...second, ...YESTERDAY }),
    rejectedApproval(language, { pk: 13, device_fk: 5, device_alias: devices[2], reason: reasons[2] }),
    approvedApproval(language, { pk: 14, device_fk: 6, device_alias: devices[3] }),
    approvedApproval(language, { pk: 15, ...second, ...YESTERDAY, effective_from: YESTERDAY.start_time }),
    exampleApproval(language, { pk: 16, device_fk: 99, device_alias: devices[4], approve_state: 4, ...YESTERDAY }),
    exampleApproval(language, {
      pk: 17,
      device_fk: 98,
      device_alias: `${devices[4]} 2`,
      approve_state: 3,
      requester_name: people[1],
      ...YESTERDAY,
    }),
  ];
}

/** Requests of two people that wait. */
export function pendingApprovals(language: Language): Approval[] {
  const { devices, people, reasons } = WORDS[language];
  return [
    exampleApproval(language, { pk: 21 }),
    exampleApproval(language, {
      pk: 22,
      device_fk: 5,
      device_alias: devices[2],
      requester_fk: 8,
      requester_id: 'minjun@demo.example',
      requester_name: people[1],
      reason: reasons[2],
      approver_fk: null,
      approver_id: '',
      approver_name: '',
      end_time: '2026-11-23T09:00:00.000Z',
    }),
  ];
}
