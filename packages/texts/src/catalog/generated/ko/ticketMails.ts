// Generated from messages/ko/server/ticketMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const ticketMails: TextsOf<'ticketMails'> = {
  subject_approved: [["company"],"에서 임시 접속 신청을 승인했습니다"],
  subject_rejected: [["company"],"에서 임시 접속 신청을 거절했습니다"],
  subject_ended: [["company"],"의 임시 접속이 종료되었습니다"],
  subject_void: [["company"]," 임시 접속 신청이 만료되었습니다"],
  happened_approved: [["company"],"에서 임시 접속 신청을 승인했습니다."],
  happened_rejected: [["company"],"에서 임시 접속 신청을 거절했습니다."],
  happened_ended: [["company"],"에서 임시 접속을 종료했습니다. 이제 장치에 접속할 수 없습니다."],
  happened_void: [["company"],"에서 7일 안에 승인하지 않아 신청이 만료되었습니다. 필요하면 다시 신청해 주세요."],
  access: ["접속할 수 있는 기간: ",["from"]," ~ ",["to"]],
  logIn: "파트너 로그인에서 이 이메일 주소와 신청할 때 정한 비밀번호로 로그인해 주세요. 예전에 쓰던 계정이 있으면 그 비밀번호를 그대로 쓰면 됩니다.",
  message: ["메시지: ",["message"]],
};
