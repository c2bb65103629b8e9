// Generated from messages/en/server/outbox.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const outbox: TextsOf<'outbox'> = {
  title: "Outbox",
  explanation: "Emails from this demo, newest first.",
  none: "No emails yet.",
  to: "To",
  written: "Created",
  sent: "Sent",
  waiting: "Waiting",
  givenUp: "Couldn’t be sent",
};
