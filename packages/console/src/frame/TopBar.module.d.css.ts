// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly narrow: string;
  readonly menu: string;
  readonly end: string;
  readonly roomy: string;
};
export default classes;
