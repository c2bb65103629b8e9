// Generated from messages/ja/server/inboxMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const inboxMails: TextsOf<'inboxMails'> = {
  access_asked: [["person"],"さんが「",["device"],"」へのアクセスを申請しました"],
  access_ended: ["「",["device"],"」にアクセスできる期間が終わりました"],
  access_lapsed: ["「",["device"],"」へのアクセス申請は期限までに処理されませんでした"],
  access_unanswered: ["「",["device"],"」へのアクセス申請は回答がないまま期限切れになりました"],
  access_missed: [["person"],"さんの「",["device"],"」へのアクセス申請は回答がないまま期限切れになりました"],
  access_moved: [["person"],"さんが承認できなくなったため、「",["device"],"」へのアクセス申請は次の承認者に引き継がれました"],
  delegate_gone: ["代理人の",["person"],"さんが承認できなくなったため、申請は再びあなたに届きます"],
  partner_applied: [["person"],"さんが一時アクセスを申請しました"],
  partner_applied_of: [["company"],"の",["person"],"さんが一時アクセスを申請しました"],
  alert_began: ["「",["device"],"」でアラートが発生しました：",["alert"]],
  alert_value: [["alert"],["value"]],
  license_expires: [["days",1,{"=0":"ライセンスの期限は今日までです","other":["ライセンスはあと",["days",0],"日で期限切れになります"]}]],
  license_expired: "ライセンスの期限が切れました",
  license_exceeded: ["デバイス",["devices",0],"台がライセンスの上限",["volume",0],"台を超えています"],
  license_nearly_full: ["ライセンスの上限",["volume",0],"台のうち",["devices",0],"台を使用しています"],
  new_login: ["新しい環境からのログインがありました：",["address"],"、",["browser"]],
  account_locked: ["ログインの失敗が続いたため、アカウントがロックされました：",["address"]],
  agent_conflict: ["「",["device"],"」のエージェントの識別情報をご確認ください"],
  happened: ["日時：",["time"]],
  open: "詳しくは受信トレイをご確認ください。",
  advice: "お心当たりがない場合は、すぐにパスワードを変更し、管理者にお知らせください。",
  settings: "メールで受け取る通知は、受信トレイの設定で変更できます。",
};
