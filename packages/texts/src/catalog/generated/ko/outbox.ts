// Generated from messages/ko/server/outbox.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const outbox: TextsOf<'outbox'> = {
  title: "보낼 편지함",
  explanation: "이 데모의 메일입니다. 최신 메일이 맨 위에 있습니다.",
  none: "아직 메일이 없습니다.",
  to: "받는 사람",
  written: "작성 시각",
  sent: "발송됨",
  waiting: "대기 중",
  givenUp: "발송하지 못함",
};
