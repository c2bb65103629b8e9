// Generated from messages/ko/legal.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const legal: TextsOf<'legal'> = {
  termsTitle: "이용 약관",
  termsFree: "회원 가입은 무료이며, 유료 기능은 라이선스를 구매한 뒤에 사용할 수 있습니다.",
  termsVerification: "가입한 뒤에는 이메일 인증이 필요합니다. 인증하지 않은 계정으로는 로그인할 수 없습니다.",
  termsPrices: "표시된 가격에는 부가세가 포함되어 있습니다.",
  termsRefund: "결제일로부터 7일 이내에 청약을 철회하면 전액 환불해 드립니다.",
  termsFaults: "서비스 장애가 4시간을 초과하면 초과한 시간에 해당하는 이용 요금을 보상해 드립니다.",
  termsContracts: "계약 및 청약 철회에 관한 기록은 5년간 보관합니다.",
  termsPayments: "대금 결제 및 서비스 공급에 관한 기록은 5년간 보관합니다.",
  termsBreach: "약관 위반 사항을 30일 이내에 시정하지 않거나 2회 이상 반복하면 회원 자격을 상실합니다.",
  termsComplaints: "불만 및 분쟁 처리에 관한 기록은 3년간 보관합니다.",
  termsAmendments: "약관을 변경할 때에는 적용일 7일 전까지 알려 드립니다.",
  termsRejoin: "탈퇴한 회원은 3년이 지난 뒤에 다시 가입할 수 있습니다.",
  privacyTitle: "개인정보 처리방침",
  privacyItems: "아이디, 이름, 이메일, 비밀번호를 수집하며, 원하는 경우 전화번호와 회사 정보를 함께 수집합니다.",
  privacyPurpose: "계정 생성, 본인 확인, 서비스 관련 알림 발송에만 사용합니다.",
  privacyPeriod: "회원 탈퇴 시 관계 법령에 따라 보관해야 하는 기록을 제외하고 지체 없이 파기합니다.",
  privacyRight: "동의를 거부할 수 있으나, 필수 항목에 동의하지 않으면 가입할 수 없습니다.",
};
