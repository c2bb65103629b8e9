// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly count: string;
  readonly clear: string;
};
export default classes;
