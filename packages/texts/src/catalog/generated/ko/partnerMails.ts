// Generated from messages/ko/server/partnerMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const partnerMails: TextsOf<'partnerMails'> = {
  subject_application: [["name"],"님이 임시 접속을 신청했습니다"],
  applied: [["name"],"님(",["email"],")이 임시 접속을 신청했습니다."],
  appliedForCompany: [["company"],"의 ",["name"],"님(",["email"],")이 임시 접속을 신청했습니다."],
  period_application: ["기간: ",["from"]," ~ ",["to"]],
  reason_application: ["사유: ",["reason"]],
  open_application: "7일 안에 승인하지 않으면 신청이 만료됩니다. 아래 주소에서 확인해 주세요.",
  subject_confirmation: "임시 접속 신청: 이메일 주소를 확인해 주세요",
  body_confirmation: ["이 이메일 주소로 ",["company"],"에 임시 접속 신청이 접수되었습니다.\n직접 신청하셨다면 아래 주소를 열어 이메일 주소를 확인해 주세요. 이메일 주소를 확인해야 신청이 승인될 수 있습니다.\n",["link"],"\n\n신청한 적이 없다면 이 메일을 무시해 주세요. 신청은 7일 뒤에 만료됩니다."],
  subject_invitation: [["company"]," 원격 작업 초대"],
  invited: [["company"],"의 ",["inviter"],"님이 원격 작업에 초대했습니다."],
  code: ["원격 코드: ",["code"]],
  period_invitation: ["접속할 수 있는 기간: ",["from"]," ~ ",["to"]],
  devices: ["장치: ",["devices"]],
  reason_invitation: ["내용: ",["reason"]],
  open_invitation: "아래 주소를 열어 코드를 입력해 주세요. 코드는 기간 안에 한 번만 사용할 수 있습니다.",
};
