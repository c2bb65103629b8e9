// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly sign: string;
  readonly note: string;
  readonly error: string;
  readonly count: string;
  readonly saved: string;
};
export default classes;
