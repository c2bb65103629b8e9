// Generated from messages/ko/server/faq.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const faq: TextsOf<'faq'> = {
  question_registration: "장치는 어떻게 등록하나요?",
  answer_registration: "다운로드 페이지에서 에이전트 설치 파일을 만들어 장치에서 실행해 주세요. 설치가 끝나면 장치 목록에 바로 나타나요. 설치 파일은 만들 때 선택한 만료일까지 사용할 수 있어요.",
  question_offline: "장치가 오프라인으로 보여요.",
  answer_offline: "장치의 전원과 네트워크를 먼저 확인해 주세요. 둘 다 괜찮다면 장치에서 에이전트가 실행되고 있는지, 방화벽이 콘솔 주소로 나가는 연결을 막고 있지 않은지 확인해 주세요.",
  question_corporate: "Corporate 라이선스에는 어떤 기능이 포함되나요?",
  answer_corporate: "실시간 화면, 깨우기(WOL), 대시보드와 통계, 2단계 인증(OTP)이 포함돼요. 무료 체험 기간에는 모두 사용해 볼 수 있어요.",
  question_expiry: "라이선스가 만료되면 어떻게 되나요?",
  answer_expiry: "등록한 장치와 설정은 그대로 남아 있어요. 라이선스를 갱신하거나 새로 구매하면 바로 다시 사용할 수 있어요.",
  question_password: "비밀번호를 잊었어요.",
  answer_password: "로그인 화면의 ‘아이디·비밀번호 찾기’에서 아이디를 입력하면 비밀번호 재설정 메일을 보내 드려요.",
  back: "Remote Console로 돌아가기",
};
