// Generated from messages/ko/legal.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const legal: TextsOf<'legal'> = {
  termsTitle: "이용 약관",
  termsFree: "회원 가입은 무료이며, 유료 기능은 라이선스를 구매한 뒤에 사용할 수 있어요.",
  termsVerification: "가입한 뒤에는 이메일 인증이 필요해요. 인증하지 않은 계정으로는 로그인할 수 없어요.",
  termsPrices: "표시된 가격에는 부가세가 포함되어 있어요.",
  termsRefund: "결제한 뒤 7일 안에 청약을 철회하면 전액을 환불해 드려요.",
  termsFaults: "서비스 장애가 4시간을 넘으면 넘은 시간에 대해 이용 요금을 보상해 드려요.",
  termsContracts: "계약과 청약 철회에 관한 기록은 5년 동안 보관해요.",
  termsPayments: "대금 결제와 서비스 공급에 관한 기록은 5년 동안 보관해요.",
  termsBreach: "약관을 어긴 것을 30일 안에 바로잡지 않거나 두 번 되풀이하면 회원 자격을 잃어요.",
  termsComplaints: "불만과 분쟁 처리에 관한 기록은 3년 동안 보관해요.",
  termsAmendments: "약관이 바뀌면 적용하기 7일 전에 알려 드려요.",
  termsRejoin: "탈퇴한 회원은 3년이 지난 뒤에 다시 가입할 수 있어요.",
  privacyTitle: "개인정보 처리 방침",
  privacyItems: "아이디, 이름, 이메일, 비밀번호를 수집하고, 원하는 경우 전화번호와 회사 정보를 함께 수집해요.",
  privacyPurpose: "계정을 만들고, 본인을 확인하고, 서비스에 관한 알림을 보내는 데에만 사용해요.",
  privacyPeriod: "탈퇴하면 법이 정한 기록을 빼고 지체 없이 지워요.",
  privacyRight: "동의하지 않을 수 있지만, 필수 항목에 동의하지 않으면 가입할 수 없어요.",
};
