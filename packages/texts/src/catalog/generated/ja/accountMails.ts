// Generated from messages/ja/server/accountMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const accountMails: TextsOf<'accountMails'> = {
  subject_verification: "メールアドレスの確認をお願いします",
  body_verification: ["Remote Consoleにご登録いただき、ありがとうございます。\n\n次のリンクを開いて、メールアドレスを確認してください。確認が終わると、すぐにログインできます。\n\n",["link"],"\n\nID：",["loginId"],"\nリンクは7日間有効です。\n\nお心当たりがない場合は、このメールを破棄してください。"],
  subject_newEmail: "新しいメールアドレスの確認をお願いします",
  body_newEmail: ["いつもRemote Consoleをご利用いただき、ありがとうございます。\n\nアカウントのメールアドレスをこのアドレスに変更する依頼を受け付けました。次のリンクを開くと、変更が完了します。\n\n",["link"],"\n\nID：",["loginId"],"\nリンクは7日以内に一度だけ使えます。\n\nお心当たりがない場合は、このメールを破棄してください。メールアドレスは変わりません。"],
  subject_reset: "パスワードの再設定",
  body_reset: ["いつもRemote Consoleをご利用いただき、ありがとうございます。\n\nパスワードの再設定を受け付けました。次のリンクを開いて、新しいパスワードを設定してください。\n\n",["link"],"\n\nID：",["loginId"],"\nリンクは24時間以内に一度だけ使えます。\n\nお心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。"],
  subject_unlock: "アカウントのロック解除",
  body_unlock: ["いつもRemote Consoleをご利用いただき、ありがとうございます。\n\nログインに何度も失敗したため、アカウントがロックされました。次のリンクを開くとロックが解除され、もう一度ログインできます。\n\n",["link"],"\n\nID：",["loginId"],"\nリンクは24時間以内に一度だけ使えます。\n\nお心当たりがない場合は、このメールを破棄し、管理者にお知らせください。"],
};
