// Generated from messages/en/server/partnerMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const partnerMails: TextsOf<'partnerMails'> = {
  subject_application: [["name"]," has requested temporary access"],
  applied: [["name"]," (",["email"],") has requested temporary access."],
  appliedForCompany: [["name"]," of ",["company"]," (",["email"],") has requested temporary access."],
  period_application: ["Period: ",["from"]," to ",["to"]],
  reason_application: ["Reason: ",["reason"]],
  open_application: "The request expires if it isn’t approved within 7 days. Review it here:",
  subject_confirmation: "Confirm your email address for temporary access",
  body_confirmation: ["Someone requested temporary access to ",["company"]," with this email address.\nIf it was you, open this link to confirm your email address. Until then, the request can’t be approved.\n",["link"],"\n\nIf it wasn’t you, ignore this email. The request expires after 7 days."],
  subject_invitation: [["company"]," has invited you to a remote session"],
  invited: [["inviter"]," of ",["company"]," has invited you to work on devices remotely."],
  code: ["Remote code: ",["code"]],
  period_invitation: ["Period: ",["from"]," to ",["to"]],
  devices: ["Devices: ",["devices"]],
  reason_invitation: ["About: ",["reason"]],
  open_invitation: "Open this link and enter the code. It works once, within this period.",
};
