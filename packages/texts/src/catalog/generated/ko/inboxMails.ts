// Generated from messages/ko/server/inboxMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const inboxMails: TextsOf<'inboxMails'> = {
  access_asked: [["person"],"님이 ",["device"]," 접속 승인을 요청했습니다"],
  access_ended: [["device"]," 접속 기간이 끝났습니다"],
  access_lapsed: [["device"]," 접속 요청이 기한 안에 처리되지 않았습니다"],
  access_unanswered: [["device"]," 접속 요청에 답변이 없어 만료되었습니다"],
  access_missed: [["person"],"님의 ",["device"]," 접속 요청이 답변 없이 만료되었습니다"],
  access_moved: [["person"],"님이 더 이상 승인할 수 없어 ",["device"]," 접속 요청이 다음 승인자에게 넘어갔습니다"],
  delegate_gone: ["대리인 ",["person"],"님이 더 이상 승인할 수 없어 요청이 다시 회원님에게 전달됩니다"],
  partner_applied: [["person"],"님이 임시 접속을 신청했습니다"],
  partner_applied_of: [["company"],"의 ",["person"],"님이 임시 접속을 신청했습니다"],
  alert_began: [["device"],"에서 경고가 발생했습니다: ",["alert"]],
  alert_value: [["alert"]," ",["value"]],
  license_expires: [["days",1,{"=0":"라이선스가 오늘 만료됩니다","other":["라이선스가 ",["days",0],"일 뒤에 만료됩니다"]}]],
  license_expired: "라이선스가 만료되었습니다",
  license_exceeded: ["장치 ",["devices",0],"대가 라이선스 한도 ",["volume",0],"대를 초과했습니다"],
  license_nearly_full: ["라이선스 한도 ",["volume",0],"대 중 ",["devices",0],"대를 사용하고 있습니다"],
  new_login: ["새로운 환경에서 로그인했습니다: ",["address"],", ",["browser"]],
  account_locked: ["비밀번호가 여러 번 틀려 계정이 잠겼습니다: ",["address"]],
  agent_conflict: [["device"]," 에이전트의 식별 정보를 확인해 주세요"],
  happened: ["발생 시각: ",["time"]],
  open: "알림함에서 확인해 주세요.",
  advice: "직접 하신 일이 아니라면 바로 비밀번호를 변경하고 관리자에게 알려 주세요.",
  settings: "어떤 알림을 이메일로 받을지는 알림함의 설정에서 변경할 수 있습니다.",
};
