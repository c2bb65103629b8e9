// Generated from messages/en/server/exportedTables.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const exportedTables: TextsOf<'exportedTables'> = {
  devices: "Devices",
  remote: "Remote session history",
  files: "File transfer history",
  alerts: "Alert history",
  state: "Status",
  viewerPublicAddress: "Viewer public IP",
  viewerPrivateAddress: "Viewer private IP",
  lastDisconnected: "Last disconnected",
  secured: "Secured",
  yes: "Yes",
  no: "No",
  toDevice: "User → device",
  toUser: "Device → user",
  size: "Size (bytes)",
  time: "Time",
  alert: "Alert",
  value: "Value",
  unit: "Unit",
  administration: "Administration history",
  deletedBy: "Deleted by",
  answer: "Answer",
  pending: "Pending",
};
