// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly hint: string;
  readonly qrCode: string;
  readonly secret: string;
  readonly key: string;
  readonly code: string;
  readonly label: string;
  readonly error: string;
};
export default classes;
