// Generated from messages/ja/server/accountNotices.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const accountNotices: TextsOf<'accountNotices'> = {
  greeting: "いつもRemote Consoleをご利用いただき、ありがとうございます。",
  account: ["ID：",["loginId"]],
  advice: ["お心当たりがない場合は、ログイン画面の「",["link"],"」からすぐにパスワードを再設定し、管理者にお知らせください。"],
  subject_newEmailAsked: "メールアドレスの変更を受け付けました",
  happened_newEmailAsked: "アカウントのメールアドレスを別のアドレスに変更する依頼がありました。新しいアドレスに送ったリンクを開くまでは、現在のアドレスがそのまま使われます。",
  subject_newEmailTaken: "メールアドレスが変更されました",
  happened_newEmailTaken: "アカウントのメールアドレスが新しいアドレスに変更されました。",
  subject_passwordChanged: "パスワードが変更されました",
  happened_passwordChanged: "アカウントのパスワードが変更され、ほかのブラウザーではすべてログアウトされました。",
  subject_codesBegun: "2段階認証がオンになったか、リセットされました",
  happened_codesBegun: "アカウントの2段階認証（OTP）がオンになったか、リセットされました。次回のログインで認証アプリを登録します。",
  subject_codesOff: "2段階認証がオフになりました",
  happened_codesOff: "アカウントの2段階認証（OTP）がオフになりました。ログインではパスワードだけを確認します。",
};
