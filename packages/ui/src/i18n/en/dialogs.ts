import type { TextsOf } from '../areas.ts';

/** English texts of the dialogs that any page can open. */
export const dialogs: TextsOf<'dialogs'> = {
  licenseTitle: 'A Corporate license is needed',
  licenseBody: 'This feature comes with the Corporate license. Ask your company’s administrator for it.',
  licenseBodyManager: 'This feature comes with the Corporate license. You can order one on the license page.',
  licenseOpen: 'Go to licenses',
  pledgeTitle: 'Before you connect to ‘{{name}}’',
  pledgeBody: 'This device asks for a security pledge. You can connect once you agree to the following.',
  pledgeOne: 'I will not pass on what I see while connected.',
  pledgeTwo: 'I will use the device only as far as my task needs it.',
  pledgeThree: 'I know that connections are recorded.',
  pledgeAgree: 'Agree and connect',
  otpTitle: 'How to get a one-time code',
  otpOne:
    'Install an authenticator app on your phone. Any app with time-based codes will do, such as Google Authenticator or Microsoft Authenticator.',
  otpTwo: 'Scan the QR code that your first login shows with the app.',
  otpThree: 'Enter the 6 digits that the app shows within 30 seconds.',
  otpFour: 'New phone, or the code is never right? Ask your administrator to reset the authentication.',
};
