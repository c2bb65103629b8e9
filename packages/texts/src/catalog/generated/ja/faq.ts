// Generated from messages/ja/server/faq.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const faq: TextsOf<'faq'> = {
  question_registration: "デバイスはどのように登録しますか？",
  answer_registration: "ダウンロードページでエージェントのインストーラーを作成し、デバイスで実行してください。インストールが終わると、デバイスがすぐに一覧に表示されます。インストーラーは、作成時に選んだ有効期限まで使用できます。",
  question_offline: "デバイスがオフラインと表示されます。",
  answer_offline: "まずデバイスの電源とネットワークをご確認ください。問題がなければ、エージェントが起動しているか、ファイアウォールがコンソールへの接続を妨げていないかをご確認ください。",
  question_corporate: "Corporateライセンスではどの機能が使えますか？",
  answer_corporate: "ライブ画面、デバイスの起動（WOL）、ダッシュボードと統計、ワンタイムコードをご利用いただけます。無料トライアル期間中は、すべてお試しいただけます。",
  question_expiry: "ライセンスの期限が切れるとどうなりますか？",
  answer_expiry: "登録したデバイスと設定はそのまま残ります。ライセンスを更新または購入すると、すぐに再びご利用いただけます。",
  question_password: "パスワードを忘れました。",
  answer_password: "ログイン画面の「ID・パスワードを忘れた方」を開き、IDを入力すると、パスワードを再設定するメールをお送りします。",
  back: "Remote Consoleに戻る",
};
