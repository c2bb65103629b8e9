// Generated from messages/ko/server/accountNotices.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const accountNotices: TextsOf<'accountNotices'> = {
  greeting: "안녕하세요.",
  account: ["아이디: ",["loginId"]],
  advice: ["직접 하신 일이 아니라면 로그인 화면의 ‘",["link"],"’에서 바로 비밀번호를 재설정하고 관리자에게 알려 주세요."],
  subject_newEmailAsked: "이메일 변경이 요청되었습니다",
  happened_newEmailAsked: "계정의 이메일을 다른 주소로 변경해 달라는 요청이 있었습니다. 새 주소로 보낸 링크를 열기 전까지는 현재 주소를 계속 사용합니다.",
  subject_newEmailTaken: "이메일이 변경되었습니다",
  happened_newEmailTaken: "계정의 이메일이 새 주소로 변경되었습니다.",
  subject_passwordChanged: "비밀번호가 변경되었습니다",
  happened_passwordChanged: "계정의 비밀번호가 변경되어 다른 기기의 로그인이 모두 종료되었습니다.",
  subject_codesBegun: "2단계 인증이 켜졌거나 초기화되었습니다",
  happened_codesBegun: "계정의 2단계 인증(OTP)이 켜졌거나 초기화되었습니다. 다음에 로그인할 때 인증 앱을 등록합니다.",
  subject_codesOff: "2단계 인증이 꺼졌습니다",
  happened_codesOff: "계정의 2단계 인증(OTP)이 꺼져 로그인할 때 비밀번호만 확인합니다.",
};
