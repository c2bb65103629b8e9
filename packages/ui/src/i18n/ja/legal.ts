import type { TextsOf } from '../areas.ts';

/** Japanese texts of the terms of use and the privacy policy. */
export const legal: TextsOf<'legal'> = {
  termsTitle: '利用規約',
  termsFree: '会員登録は無料です。有料機能はライセンスの購入後にご利用いただけます。',
  termsVerification: '登録後にメール認証が必要です。認証されていないアカウントではログインできません。',
  termsPayments: '契約および決済に関する記録は5年間保管します。',
  termsComplaints: '苦情および紛争処理に関する記録は3年間保管します。',
  termsAmendments: '規約を変更する場合は、適用の7日前にお知らせします。',
  termsRejoin: '退会した会員は3年経過後に再登録できます。',
  privacyTitle: 'プライバシーポリシー',
  privacyItems: 'ID、お名前、メールアドレス、パスワードを取得し、任意で電話番号と会社情報を取得します。',
  privacyPurpose: 'アカウントの作成、ご本人の確認、サービスに関するお知らせにのみ使用します。',
  privacyPeriod: '退会時には、法令で定められた記録を除き、遅滞なく削除します。',
  privacyRight: '同意を拒否できますが、必須項目に同意いただけない場合は登録できません。',
};
