// Generated from messages/en/server/accountMails.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const accountMails: TextsOf<'accountMails'> = {
  subject_verification: "Verify your email address",
  body_verification: ["Hello,\n\nThank you for signing up for Remote Console. Open this link to verify your email address. You can log in right after that.\n\n",["link"],"\n\nYour ID: ",["loginId"],"\nThe link works for 7 days.\n\nIf you didn’t sign up, ignore this email."],
  subject_newEmail: "Confirm your new email address",
  body_newEmail: ["Hello,\n\nSomeone asked to change the email address of an account to this one. Open this link to confirm the change. It takes effect right away.\n\n",["link"],"\n\nYour ID: ",["loginId"],"\nThe link works once, within 7 days.\n\nIf you didn’t request this, ignore this email. Nothing changes."],
  subject_reset: "Reset your password",
  body_reset: ["Hello,\n\nYou asked to reset your password. Open this link to set a new one.\n\n",["link"],"\n\nYour ID: ",["loginId"],"\nThe link works once, within 24 hours.\n\nIf you didn’t request this, ignore this email. Your password stays the same."],
  subject_unlock: "Unlock your account",
  body_unlock: ["Hello,\n\nYour account is locked after too many failed logins. Open this link to unlock it, then log in again.\n\n",["link"],"\n\nYour ID: ",["loginId"],"\nThe link works once, within 24 hours.\n\nIf it wasn’t you who tried to log in, ignore this email and tell your administrator."],
};
