// Generated from messages/en/server/approvalMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const approvalMails: TextsOf<'approvalMails'> = {
  subject_asked: [["requester"]," is requesting access to ",["device"]],
  subject_approved: ["Your access to ",["device"]," was approved"],
  subject_rejected: ["Your access request for ",["device"]," was rejected"],
  happened_asked: [["requester"]," is requesting access to the device ",["device"],"."],
  happened_approved: [["approver"]," approved your access to the device ",["device"],"."],
  happened_rejected: [["approver"]," rejected your access request for the device ",["device"],"."],
  period: ["Period: ",["from"]," to ",["to"]],
  access: ["You have access from ",["from"]," to ",["to"],"."],
  weekly: ["Every week: ",["times"]],
  late: "It was approved after your requested start, so access begins at the time above.",
  reason: ["Reason: ",["reason"]],
  open_asked: "Review the request and approve or reject it here:",
  open_approved: "View the request here:",
  open_rejected: "You can submit a new request here:",
};
