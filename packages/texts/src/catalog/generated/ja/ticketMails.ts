// Generated from messages/ja/server/ticketMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const ticketMails: TextsOf<'ticketMails'> = {
  subject_approved: [["company"],"が一時アクセスの申請を承認しました"],
  subject_rejected: [["company"],"が一時アクセスの申請を却下しました"],
  subject_ended: [["company"],"での一時アクセスが終了しました"],
  subject_void: [["company"],"への申請が無効になりました"],
  happened_approved: [["company"],"が一時アクセスの申請を承認しました。"],
  happened_rejected: [["company"],"が一時アクセスの申請を却下しました。"],
  happened_ended: [["company"],"が一時アクセスを終了しました。今後デバイスには接続できません。"],
  happened_void: ["7日以内に承認されなかったため、",["company"],"への申請は無効になりました。必要な場合はもう一度申請してください。"],
  access: ["アクセスできる期間：",["from"],"～",["to"]],
  logIn: "パートナーログインから、このメールアドレスと申請時に決めたパスワードでログインしてください。以前のアカウントがある場合は、そのパスワードをそのままお使いください。",
  message: ["メッセージ：",["message"]],
};
