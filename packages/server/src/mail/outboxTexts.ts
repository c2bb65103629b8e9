import type { Language } from '@remote-console/domain';

/** The texts of the outbox page. */
export interface OutboxTexts {
  readonly title: string;
  readonly explanation: string;
  readonly none: string;
  readonly to: string;
  readonly written: string;
  readonly sent: string;
  readonly waiting: string;
  readonly givenUp: string;
}

/** The texts of the outbox page in each language. */
export const OUTBOX_TEXTS: Readonly<Record<Language, OutboxTexts>> = {
  ko: {
    title: '보낼 편지함',
    explanation: '이 데모의 메일입니다. 최신 메일이 맨 위에 있습니다.',
    none: '아직 메일이 없습니다.',
    to: '받는 사람',
    written: '작성 시각',
    sent: '발송됨',
    waiting: '대기 중',
    givenUp: '발송하지 못함',
  },
  en: {
    title: 'Outbox',
    explanation: 'Emails from this demo, newest first.',
    none: 'No emails yet.',
    to: 'To',
    written: 'Created',
    sent: 'Sent',
    waiting: 'Waiting',
    givenUp: 'Couldn’t be sent',
  },
  ja: {
    title: '送信トレイ',
    explanation: 'このデモのメールです。新しい順に並んでいます。',
    none: 'メールはまだありません。',
    to: '宛先',
    written: '作成日時',
    sent: '送信済み',
    waiting: '送信待ち',
    givenUp: '送信できませんでした',
  },
};
