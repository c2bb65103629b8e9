// Generated from messages/en/server/exportedTables.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const exportedTables: TextsOf<'exportedTables'> = {
  devices: "Devices",
  viewerPublicAddress: "Viewer public IP",
  viewerPrivateAddress: "Viewer private IP",
  lastDisconnected: "Last disconnected",
  secured: "Secured",
  yes: "Yes",
  no: "No",
  size: "Size (bytes)",
  value: "Value",
  unit: "Unit",
  answer: "Answer",
  pending: "Pending",
};
