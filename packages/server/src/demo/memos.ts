import type { SiteLanguage } from './sites.ts';
import { pick, type Choices, type Random } from './seededRandom.ts';

/** What people write about their devices. Most are short; some are as long as a memo may be. */
const MEMOS: Readonly<Record<SiteLanguage, Choices<string>>> = {
  ko: [
    '정문에서 들어와 왼쪽',
    '2026-03 교체',
    '야간 자동 재시작 예약됨',
    '전원 케이블 느슨함, 확인 필요',
    '담당: 김서연 (내선 7204)',
    '매월 첫째 주 월요일 점검',
    '터치 패널 좌측 하단 반응 느림',
    '예비 장비, 행사 때만 사용',
    '유선 연결. 와이파이 사용 금지',
    '임대 장비, 2027년 2월 반납',
    '매장 개점 30분 전에 켜져 있어야 합니다. 화면이 검게 나오면 모니터 뒤쪽 전원 버튼을 먼저 확인하고, 그래도 안 되면 시설팀(내선 7119)에 연락한 뒤 원격으로 재부팅해 주세요. 인수인계 시 이 메모를 꼭 읽어 주세요.',
  ],
  en: [
    'Left of the entrance',
    'Replaced in March 2026',
    'Spare unit, events only',
    'Owner: Dana Reyes, ext. 4410',
    'Wired only, don’t move',
    'Lease ends February 2027',
    'Badge reader on USB port 2',
    'Has to be on half an hour before the doors open. If the screen stays black, check the switch at the back of the monitor first, then reboot.',
  ],
  ja: [
    '入口の左側',
    '2026年3月に交換',
    '予備機、イベント時のみ使用',
    '担当：佐藤（内線 3312）',
    '有線接続のみ',
    'リース期限は2027年2月',
    '毎月第1月曜日に点検',
    '開店の30分前までに起動しておくこと。画面が暗いままのときは、まず本体裏側の電源スイッチを確認し、それでも直らない場合は設備担当に連絡してからリモートで再起動してください。',
  ],
};

/** Fraction of the devices without a memo. */
const EMPTY_SHARE = 0.45;

/** A memo as somebody at the site might have written it; often none. */
export function memoOf(random: Random, language: SiteLanguage): string {
  return random() < EMPTY_SHARE ? '' : pick(random, MEMOS[language]);
}
