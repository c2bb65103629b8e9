import type { Language } from '@remote-console/domain';
import { useLanguage } from '../i18n/useText.ts';

const KOREAN = {
  devices: '전체 장치',
  office: '서울 본사',
  used: '300대 중 214대 사용',
  exporting: '내보내기',
  install: '에이전트 설치',
  noDevices: '아직 장치가 없어요',
  noDevicesHint: '에이전트를 설치하면 여기에 장치가 나타나요.',
  cards: '카드',
  table: '표',
  live: '실시간 화면',
  name: '이름',
  memo: '메모',
  memoValue: '1층 로비 왼쪽, 세로 화면',
  addMemo: '메모 추가',
  address: 'IP 주소',
  searchDevices: '이름, 주소, 메모',
  disk: '디스크',
  id: '아이디',
  password: '비밀번호',
} as const;

type Words = Readonly<Record<keyof typeof KOREAN, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  ko: KOREAN,
  en: {
    devices: 'All devices',
    office: 'Seoul HQ',
    used: '214 of 300 used',
    exporting: 'Export',
    install: 'Install agent',
    noDevices: 'No devices yet',
    noDevicesHint: 'Install the agent and your devices appear here.',
    cards: 'Cards',
    table: 'Table',
    live: 'Live view',
    name: 'Name',
    memo: 'Memo',
    memoValue: 'Lobby, left, upright screen',
    addMemo: 'Add memo',
    address: 'IP address',
    searchDevices: 'Name, address, memo',
    disk: 'Disk',
    id: 'ID',
    password: 'Password',
  },
  ja: {
    devices: 'すべてのデバイス',
    office: 'ソウル本社',
    used: '300台中214台を使用',
    exporting: 'エクスポート',
    install: 'エージェントを導入',
    noDevices: 'まだデバイスがありません',
    noDevicesHint: 'エージェントをインストールすると、ここに表示されます。',
    cards: 'カード',
    table: 'テーブル',
    live: 'ライブ',
    name: '名前',
    memo: 'メモ',
    memoValue: '1階ロビー左、縦画面',
    addMemo: 'メモを追加',
    address: 'IPアドレス',
    searchDevices: '名前・アドレス・メモ',
    disk: 'ディスク',
    id: 'ID',
    password: 'パスワード',
  },
};

/** Words that the stories of the primitives hand in, in the language of the toolbar. The product's own are in `i18n`. */
export const useExampleWords = (): Words => WORDS[useLanguage()];
