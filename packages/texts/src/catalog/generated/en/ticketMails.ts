// Generated from messages/en/server/ticketMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const ticketMails: TextsOf<'ticketMails'> = {
  subject_approved: [["company"]," approved your request"],
  subject_rejected: [["company"]," rejected your request"],
  subject_ended: ["Your temporary access at ",["company"]," has ended"],
  subject_void: ["Your request to ",["company"]," has expired"],
  happened_approved: [["company"]," approved your request for temporary access."],
  happened_rejected: [["company"]," rejected your request for temporary access."],
  happened_ended: [["company"]," ended your temporary access. You can no longer connect to its devices."],
  happened_void: [["company"]," didn’t approve your request within 7 days, so it has expired. You can apply again."],
  access: ["You have access from ",["from"]," to ",["to"],"."],
  logIn: "Log in on the partner login page with this email address and the password you chose. If you already have an account, use its password.",
  message: ["Message: ",["message"]],
};
