// Generated from messages/ko/server/payment.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const payment: TextsOf<'payment'> = {
  title: "모의 결제",
  notice: "이 페이지는 테스트용입니다. 실제로 결제되지 않습니다.",
  order: "주문 번호",
  buyer: "구매자",
  product: "상품",
  devices: "장치 수",
  term: "기간",
  months: [["count",0],"개월"],
  method: "결제 수단",
  amount: "결제 금액",
  price: [["amount",0],"원"],
  vat: "부가세 포함",
  choose: "테스트할 결과를 선택해 주세요.",
  success: "결제하기",
  failure: "결제 실패로 처리",
  cancel: "취소",
  invalid: "결제 요청을 확인할 수 없습니다. 창을 닫고 다시 시도해 주세요.",
  close: "창 닫기",
  result_success: "결제가 완료되었습니다. 라이선스를 바로 사용할 수 있습니다.",
  result_failure: "결제하지 못했습니다. 청구된 금액은 없습니다.",
  result_cancel: "결제를 취소했습니다. 청구된 금액은 없습니다.",
  method_SC0010: "신용카드",
  method_SC0030: "계좌이체",
  method_SC0060: "휴대폰 결제",
};
