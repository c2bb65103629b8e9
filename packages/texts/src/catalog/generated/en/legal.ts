// Generated from messages/en/legal.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const legal: TextsOf<'legal'> = {
  termsTitle: "Terms of use",
  termsFree: "Membership is free. Paid functions become available with a license.",
  termsVerification: "Email verification is required after sign-up. An account that is not verified cannot log in.",
  termsPrices: "The prices shown include VAT.",
  termsRefund: "Who withdraws within 7 days of paying gets the whole amount back.",
  termsFaults: "If a fault of the service lasts longer than 4 hours, the time beyond that is compensated.",
  termsContracts: "Records of contracts and withdrawals are kept for 5 years.",
  termsPayments: "Records of payments and of what was supplied are kept for 5 years.",
  termsBreach: "A membership ends when a breach of these terms is not put right within 30 days, or is repeated twice.",
  termsComplaints: "Records of complaints are kept for 3 years.",
  termsAmendments: "Changes of these terms are announced 7 days ahead.",
  termsRejoin: "Who left can join again after 3 years.",
  privacyTitle: "Privacy policy",
  privacyItems: "We collect ID, name, email and password, and phone and company where you give them.",
  privacyPurpose: "They serve to make your account, to recognise you and to tell you about the service.",
  privacyPeriod: "When you leave they are erased at once, except for records that the law asks us to keep.",
  privacyRight: "You may refuse, but without the required items you cannot sign up.",
};
