// Generated from messages/en/server/accountNotices.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const accountNotices: TextsOf<'accountNotices'> = {
  greeting: "Hello,",
  account: ["Your ID: ",["loginId"]],
  advice: ["If it wasn’t you, set a new password right away with “",["link"],"” on the login page, and tell your administrator."],
  subject_newEmailAsked: "A change to your email address was requested",
  happened_newEmailAsked: "Someone asked to change the email address of your account. Your current address stays in use until the link that we emailed to the new one is opened.",
  subject_newEmailTaken: "Your email address was changed",
  happened_newEmailTaken: "The email address of your account was changed to another one.",
  subject_passwordChanged: "Your password was changed",
  happened_passwordChanged: "Your password was changed. You have been logged out everywhere else.",
  subject_codesBegun: "Two-step verification was turned on or reset",
  happened_codesBegun: "Two-step verification (OTP) was turned on or reset for your account. You’ll register an authenticator app the next time you log in.",
  subject_codesOff: "Two-step verification was turned off",
  happened_codesOff: "Two-step verification (OTP) was turned off for your account. You only need your password to log in.",
};
