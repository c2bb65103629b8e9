// Generated from messages/ja/server/approvalMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const approvalMails: TextsOf<'approvalMails'> = {
  subject_asked: [["requester"],"さんから「",["device"],"」へのアクセス申請が届きました"],
  subject_approved: ["「",["device"],"」へのアクセスが承認されました"],
  subject_rejected: ["「",["device"],"」へのアクセス申請が却下されました"],
  happened_asked: [["requester"],"さんがデバイス「",["device"],"」へのアクセスを申請しました。"],
  happened_approved: [["approver"],"さんがデバイス「",["device"],"」へのアクセスを承認しました。"],
  happened_rejected: [["approver"],"さんがデバイス「",["device"],"」へのアクセス申請を却下しました。"],
  period: ["期間：",["from"],"～",["to"]],
  access: ["アクセスできる期間：",["from"],"～",["to"]],
  weekly: ["毎週：",["times"]],
  late: "申請された開始時刻より後に承認されたため、上記の時刻からアクセスできます。",
  reason: ["理由：",["reason"]],
  open_asked: "次のページで申請内容を確認し、承認または却下してください。",
  open_approved: "申請は次のページで確認できます。",
  open_rejected: "次のページから新しく申請できます。",
};
