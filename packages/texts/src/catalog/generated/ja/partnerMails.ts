// Generated from messages/ja/server/partnerMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const partnerMails: TextsOf<'partnerMails'> = {
  subject_application: [["name"],"さんから一時アクセスの申請が届きました"],
  applied: [["name"],"さん（",["email"],"）が一時アクセスを申請しました。"],
  appliedForCompany: [["company"],"の",["name"],"さん（",["email"],"）が一時アクセスを申請しました。"],
  period_application: ["期間：",["from"],"～",["to"]],
  reason_application: ["理由：",["reason"]],
  open_application: "7日以内に承認しないと、申請は無効になります。次のページで確認してください。",
  subject_confirmation: "一時アクセスの申請：メールアドレスを確認してください",
  body_confirmation: ["このメールアドレスで、",["company"],"への一時アクセスが申請されました。\nご本人の場合は、次のリンクを開いてメールアドレスを確認してください。確認が済むまで申請は承認されません。\n",["link"],"\n\nお心当たりがない場合は、このメールを破棄してください。申請は7日後に無効になります。"],
  subject_invitation: [["company"],"からリモート作業への招待が届きました"],
  invited: [["company"],"の",["inviter"],"さんから、リモート作業への招待が届きました。"],
  code: ["リモートコード：",["code"]],
  period_invitation: ["アクセスできる期間：",["from"],"～",["to"]],
  devices: ["デバイス：",["devices"]],
  reason_invitation: ["内容：",["reason"]],
  open_invitation: "次のページを開き、コードを入力してください。コードは期間内に一度だけ使えます。",
};
