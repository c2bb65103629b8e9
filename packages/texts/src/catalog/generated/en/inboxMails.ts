// Generated from messages/en/server/inboxMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const inboxMails: TextsOf<'inboxMails'> = {
  access_asked: [["person"]," is requesting access to ",["device"]],
  access_ended: ["Your access to ",["device"]," has ended"],
  access_lapsed: ["Your access request for ",["device"]," wasn’t decided in time"],
  access_unanswered: ["No one answered your access request for ",["device"],", so it expired"],
  access_missed: [["person"],"’s access request for ",["device"]," expired without an answer"],
  access_moved: [["person"]," can no longer decide, so your access request for ",["device"]," continues without them"],
  delegate_gone: ["Your delegate ",["person"]," can no longer decide, so requests come to you again"],
  partner_applied: [["person"]," has requested temporary access"],
  partner_applied_of: [["person"]," from ",["company"]," has requested temporary access"],
  alert_began: ["Alert on ",["device"],": ",["alert"]],
  alert_value: [["alert"]," ",["value"]],
  license_expires: [["days",1,{"=0":"Your licenses expire today","one":["Your licenses expire in ",["days",0]," day"],"other":["Your licenses expire in ",["days",0]," days"]}]],
  license_expired: "Your licenses have expired",
  license_exceeded: [["devices",1,{"one":["You have ",["devices",0]," device, but licenses for only ",["volume",0]],"other":["You have ",["devices",0]," devices, but licenses for only ",["volume",0]]}]],
  license_nearly_full: [["devices",0]," of the ",["volume",0]," devices covered by your licenses are in use"],
  new_login: ["New login to your account from ",["address"],", ",["browser"]],
  account_locked: ["Your account was locked after failed logins from ",["address"]],
  agent_conflict: ["Check the identity of the agent on ",["device"]],
  happened: ["Time: ",["time"]],
  open: "See your inbox for details:",
  advice: "If it wasn’t you, change your password right away and tell your administrator.",
  settings: "You can choose which notifications you get by email in the settings of your inbox.",
};
