// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly warning: string;
  readonly warn: string;
  readonly error: string;
  readonly sign: string;
  readonly hint: string;
  readonly capacity: string;
  readonly figure: string;
  readonly amount: string;
};
export default classes;
