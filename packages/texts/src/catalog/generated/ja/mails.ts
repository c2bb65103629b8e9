// Generated from messages/ja/server/mails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const mails: TextsOf<'mails'> = {
  closing: ["このメールは",["sender"],"から自動送信されています。"],
};
