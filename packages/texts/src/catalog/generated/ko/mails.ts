// Generated from messages/ko/server/mails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const mails: TextsOf<'mails'> = {
  closing: ["이 메일은 ",["sender"],"에서 자동으로 발송되었습니다."],
};
