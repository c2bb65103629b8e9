import type { TextsOf } from '../areas.ts';

/** Japanese texts of the dialogs that any page can open. */
export const dialogs: TextsOf<'dialogs'> = {
  licenseTitle: 'Corporateライセンスが必要です',
  licenseBody: 'この機能はCorporateライセンスでご利用いただけます。会社の管理者にライセンスを依頼してください。',
  licenseBodyManager:
    'この機能はCorporateライセンスでご利用いただけます。ライセンスページからすぐにお申し込みいただけます。',
  licenseOpen: 'ライセンスを見る',
  pledgeTitle: '「{{name}}」に接続する前に',
  pledgeBody: 'このデバイスでは機密保持の誓約が必要です。次の内容に同意すると接続できます。',
  pledgeOne: '接続中に見た情報を外部に漏らしません。',
  pledgeTwo: '担当する作業に必要な範囲でのみデバイスを使用します。',
  pledgeThree: '接続が記録されることを理解しています。',
  pledgeAgree: '同意して接続',
  otpTitle: 'ワンタイムコードの受け取り方',
  otpOne:
    'スマートフォンに認証アプリをインストールします。Google AuthenticatorやMicrosoft Authenticatorなど、時間ベースのコードに対応したアプリをご利用ください。',
  otpTwo: '初回ログイン時に表示されるQRコードを認証アプリで読み取ります。',
  otpThree: 'アプリに表示された6桁の数字を30秒以内に入力します。',
  otpFour: '機種変更をした場合やコードが合わない場合は、管理者に認証のリセットを依頼してください。',
};
