// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly skeleton: string;
  readonly bars: string;
  readonly line: string;
  readonly bar: string;
};
export default classes;
