// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly failure: string;
};
export default classes;
