// Generated from messages/en/server/faq.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const faq: TextsOf<'faq'> = {
  question_registration: "How do I register a device?",
  answer_registration: "Create an agent installer on the downloads page and run it on the device. The device appears in the list as soon as the agent is installed. An installer works until the expiry date you set.",
  question_offline: "A device is shown as offline.",
  answer_offline: "Check that the device is on and connected to the network. If so, check that the agent is running and that no firewall blocks it from reaching the console.",
  question_corporate: "What does the Corporate license include?",
  answer_corporate: "Live view, Wake-on-LAN, dashboard and statistics, and one-time codes. You can try all of them during the free trial.",
  question_expiry: "What happens when a license expires?",
  answer_expiry: "Your devices and settings are kept. Renew the license or buy a new one to continue right away.",
  question_password: "I forgot my password.",
  answer_password: "On the login page, select “Forgot your ID or password?” and enter your ID. We’ll email you a link to reset your password.",
  back: "Back to Remote Console",
};
