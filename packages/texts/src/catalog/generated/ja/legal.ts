// Generated from messages/ja/legal.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const legal: TextsOf<'legal'> = {
  termsTitle: "利用規約",
  termsFree: "会員登録は無料です。有料機能はライセンスの購入後にご利用いただけます。",
  termsVerification: "登録後にメール認証が必要です。認証されていないアカウントではログインできません。",
  termsPrices: "表示価格には付加価値税が含まれています。",
  termsRefund: "お支払いから7日以内に申し込みを撤回された場合は、全額を返金します。",
  termsFaults: "サービスの障害が4時間を超えた場合は、超過した時間分の利用料金を補償します。",
  termsContracts: "契約および申し込みの撤回に関する記録は5年間保管します。",
  termsPayments: "代金の決済およびサービスの提供に関する記録は5年間保管します。",
  termsBreach: "規約違反を30日以内に是正しない場合、または2回繰り返した場合は、会員資格を失います。",
  termsComplaints: "苦情および紛争処理に関する記録は3年間保管します。",
  termsAmendments: "規約を変更する場合は、適用の7日前にお知らせします。",
  termsRejoin: "退会した会員は3年経過後に再登録できます。",
  privacyTitle: "プライバシーポリシー",
  privacyItems: "ID、お名前、メールアドレス、パスワードを取得し、任意で電話番号と会社情報を取得します。",
  privacyPurpose: "アカウントの作成、ご本人の確認、サービスに関するお知らせにのみ使用します。",
  privacyPeriod: "退会時には、法令で定められた記録を除き、遅滞なく削除します。",
  privacyRight: "同意を拒否できますが、必須項目に同意いただけない場合は登録できません。",
};
