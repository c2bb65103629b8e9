import type { Ticket } from '@remote-console/api-client';
import { aTicket } from '@remote-console/api-client/testing';
import { NOT_STATED, type Language } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

type Applicant = readonly [company: string, name: string, part: string];

interface Words {
  readonly people: readonly [Applicant, Applicant, Applicant];
  readonly work: readonly [string, string, string];
  readonly devices: readonly string[];
  readonly approver: readonly [name: string, position: string, part: string];
  readonly message: string;
}

const WORDS = exampleWords<Words>({
  ko: {
    people: [
      ['한솔포스', '오지훈', '기술지원팀'],
      ['민서네트웍스', '최민서', '유지보수팀'],
      [NOT_STATED, '김태호', ''],
    ],
    work: ['계산대 프린터 드라이버 교체', '매장 사이니지 점검', '원격 점검'],
    devices: ['KIOSK-로비-01', 'POS-강남-03', 'GW-용인-북문'],
    approver: ['이도윤', '팀장', '운영팀'],
    message: '회사와 작업 내용을 적어서 다시 신청해 주세요.',
  },
  en: {
    people: [
      ['Hansol POS', 'Jihoon Oh', 'Field Service'],
      ['Minseo Networks', 'Minseo Choi', 'Maintenance'],
      [NOT_STATED, 'Taeho Kim', ''],
    ],
    work: ['Replace the printer driver of the tills', 'Check the signage of the shop', 'Remote check'],
    devices: ['KIOSK-LOBBY-01', 'POS-GANGNAM-03', 'GW-YONGIN-NORTH'],
    approver: ['Doyun Lee', 'Lead', 'Operations'],
    message: 'Please apply again with your company and what has to be done.',
  },
  ja: {
    people: [
      ['ハンソル POS', 'オ・ジフン', '技術サポート'],
      ['ミンソネットワークス', 'チェ・ミンソ', '保守課'],
      [NOT_STATED, 'キム・テホ', ''],
    ],
    work: ['レジのプリンタードライバー交換', '店舗サイネージの点検', 'リモート点検'],
    devices: ['KIOSK-ロビー-01', 'POS-江南-03', 'GW-龍仁-北門'],
    approver: ['イ・ドユン', 'リーダー', '運用チーム'],
    message: '会社名と作業内容を記入して、再申請してください。',
  },
});

function ticketOf(language: Language, person: 0 | 1 | 2, change: Partial<Ticket>): Ticket {
  const { people, work, approver } = WORDS[language];
  const [company, name, part] = people[person];
  const [approverName, position, approverPart] = approver;
  return aTicket({
    requesterCompany: company,
    requesterUserName: name,
    requesterDepartment: part,
    workReason: work[person],
    requesterApprover: { id: 1, name: approverName, position, part: approverPart },
    ...change,
  });
}

/** The devices of a ticket. */
const devicesOf = (language: Language) =>
  WORDS[language].devices.map((deviceName, index) => ({ id: index + 1, deviceName }));

const decider = (language: Language) => {
  const [name, position, part] = WORDS[language].approver;
  return { id: 3, name: `${name} 2`, position, part };
};

/** A ticket in a state, for stories; 7 is an unknown state. */
export function ticketIn(language: Language, state: 0 | 1 | 2 | 3 | 4 | 7 | 10): Ticket {
  const decided = { approvingManager: decider(language) };
  const worker = { worker: { loginId: 'minseo@partner.example' }, devices: devicesOf(language) };
  switch (state) {
    case 0:
    case 1:
      return ticketOf(language, 0, { ticketId: 100 + state, state });
    case 2:
    case 3:
    case 10:
      return ticketOf(language, 1, { ticketId: 100 + state, state, ...decided, ...worker });
    case 4:
      return ticketOf(language, 2, { ticketId: 104, state, ...decided, extra: WORDS[language].message });
    case 7:
      return ticketOf(language, 2, { ticketId: 107, state, requesterApprover: null });
  }
}

/** One ticket in each state, the unknown one last. */
export const everyTicket = (language: Language): Ticket[] =>
  ([0, 1, 2, 3, 4, 10, 7] as const).map((state) => ticketIn(language, state));

/** Tickets waiting for a decision. */
export const waitingTickets = (language: Language): Ticket[] => [
  ticketIn(language, 0),
  ticketOf(language, 1, { ticketId: 110, state: 1, requesterApprover: { ...decider(language) } }),
  ticketOf(language, 2, { ticketId: 111, state: 0, requesterApprover: null }),
];
