// Generated from messages/ko/server/approvalMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const approvalMails: TextsOf<'approvalMails'> = {
  subject_asked: [["requester"],"님이 ",["device"]," 접속 승인을 요청했습니다"],
  subject_approved: [["device"]," 접속이 승인되었습니다"],
  subject_rejected: [["device"]," 접속 요청이 거절되었습니다"],
  happened_asked: [["requester"],"님이 장치 ",["device"]," 접속 승인을 요청했습니다."],
  happened_approved: [["approver"],"님이 장치 ",["device"]," 접속을 승인했습니다."],
  happened_rejected: [["approver"],"님이 장치 ",["device"]," 접속 요청을 거절했습니다."],
  period: ["기간: ",["from"]," ~ ",["to"]],
  access: ["접속할 수 있는 기간: ",["from"]," ~ ",["to"]],
  weekly: ["매주: ",["times"]],
  late: "요청한 시작 시각이 지난 뒤에 승인되어 위 시각부터 접속할 수 있습니다.",
  reason: ["사유: ",["reason"]],
  open_asked: "아래 주소에서 요청을 확인하고 승인하거나 거절해 주세요.",
  open_approved: "아래 주소에서 요청을 확인할 수 있습니다.",
  open_rejected: "사유를 확인하고 아래 주소에서 다시 요청할 수 있습니다.",
};
