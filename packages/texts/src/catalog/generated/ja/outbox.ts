// Generated from messages/ja/server/outbox.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const outbox: TextsOf<'outbox'> = {
  title: "送信トレイ",
  explanation: "このデモのメールです。新しい順に並んでいます。",
  none: "メールはまだありません。",
  to: "宛先",
  written: "作成日時",
  sent: "送信済み",
  waiting: "送信待ち",
  givenUp: "送信できませんでした",
};
