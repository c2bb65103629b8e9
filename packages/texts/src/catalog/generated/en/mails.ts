// Generated from messages/en/server/mails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const mails: TextsOf<'mails'> = {
  closing: ["This email was sent automatically by ",["sender"],"."],
};
