// Generated from messages/en/legal.json by `npm run generate`. Do not edit.
import type { TextsOf } from '../../areas.ts';

export const legal: TextsOf<'legal'> = {
  termsTitle: "Terms of use",
  termsFree: "Sign-up is free. Paid features require a license.",
  termsVerification: "Email verification is required after sign-up. Unverified accounts cannot log in.",
  termsPrices: "The prices shown include VAT.",
  termsRefund: "If you withdraw within 7 days of payment, you receive a full refund.",
  termsFaults: "If the service is unavailable for more than 4 hours, we compensate you for the time beyond 4 hours.",
  termsContracts: "Records of contracts and withdrawals are kept for 5 years.",
  termsPayments: "Records of payments and of services supplied are kept for 5 years.",
  termsBreach: "Membership ends if you do not remedy a breach of these terms within 30 days or commit the breach twice.",
  termsComplaints: "Records of complaints and dispute handling are kept for 3 years.",
  termsAmendments: "Changes to these terms are announced 7 days before they take effect.",
  termsRejoin: "Former members can sign up again 3 years after leaving.",
  privacyTitle: "Privacy policy",
  privacyItems: "We collect your ID, name, email address and password and, if you provide them, your phone number and company details.",
  privacyPurpose: "We use this information only to create your account, verify your identity and send you notices about the service.",
  privacyPeriod: "When you close your account we delete your data without delay, except for records that we must keep by law.",
  privacyRight: "You may decline, but you cannot sign up without agreeing to the required items.",
};
