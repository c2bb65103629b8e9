// Generated from messages/ko/server/accountMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const accountMails: TextsOf<'accountMails'> = {
  subject_verification: "이메일 주소를 인증해 주세요",
  body_verification: ["안녕하세요.\n\nRemote Console에 가입해 주셔서 감사합니다. 아래 링크를 열어 이메일 주소를 인증해 주세요. 인증하면 바로 로그인할 수 있습니다.\n\n",["link"],"\n\n아이디: ",["loginId"],"\n링크는 7일 동안 사용할 수 있습니다.\n\n가입한 적이 없다면 이 메일을 무시해 주세요."],
  subject_newEmail: "새 이메일 주소를 확인해 주세요",
  body_newEmail: ["안녕하세요.\n\n계정의 이메일을 이 주소로 변경해 달라는 요청이 있었습니다. 아래 링크를 열면 이 주소로 변경됩니다.\n\n",["link"],"\n\n아이디: ",["loginId"],"\n링크는 7일 동안 한 번만 사용할 수 있습니다.\n\n요청한 적이 없다면 이 메일을 무시해 주세요. 이메일은 변경되지 않습니다."],
  subject_reset: "비밀번호를 재설정해 주세요",
  body_reset: ["안녕하세요.\n\n비밀번호 재설정을 요청하셨습니다. 아래 링크를 열어 새 비밀번호를 설정해 주세요.\n\n",["link"],"\n\n아이디: ",["loginId"],"\n링크는 24시간 동안 한 번만 사용할 수 있습니다.\n\n요청한 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다."],
  subject_unlock: "계정 잠금을 해제해 주세요",
  body_unlock: ["안녕하세요.\n\n로그인에 여러 번 실패하여 계정이 잠겼습니다. 아래 링크를 열면 잠금이 해제되고 다시 로그인할 수 있습니다.\n\n",["link"],"\n\n아이디: ",["loginId"],"\n링크는 24시간 동안 한 번만 사용할 수 있습니다.\n\n로그인을 시도한 적이 없다면 이 메일을 무시하고 관리자에게 알려 주세요."],
};
