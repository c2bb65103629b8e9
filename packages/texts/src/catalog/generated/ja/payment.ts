// Generated from messages/ja/server/payment.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const payment: TextsOf<'payment'> = {
  title: "テスト決済",
  notice: "このページはテスト用です。実際の請求は発生しません。",
  order: "注文番号",
  buyer: "購入者",
  product: "商品",
  devices: "デバイス数",
  term: "期間",
  months: [["count",0],"か月"],
  method: "お支払い方法",
  amount: "お支払い金額",
  price: [["amount",0],"ウォン"],
  vat: "付加価値税込み",
  choose: "テスト結果を選択してください。",
  success: "支払う",
  failure: "決済失敗にする",
  cancel: "キャンセル",
  invalid: "決済の内容を確認できません。ウィンドウを閉じて、もう一度お試しください。",
  close: "ウィンドウを閉じる",
  result_success: "お支払いが完了しました。ライセンスをすぐにご利用いただけます。",
  result_failure: "お支払いに失敗しました。請求は発生していません。",
  result_cancel: "お支払いをキャンセルしました。請求は発生していません。",
  method_SC0010: "クレジットカード",
  method_SC0030: "銀行振込",
  method_SC0060: "携帯電話決済",
};
