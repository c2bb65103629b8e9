// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly box: string;
  readonly words: string;
  readonly nothing: string;
  readonly reach: string;
  readonly elsewhere: string;
  readonly acts: string;
  readonly sign: string;
  readonly hint: string;
};
export default classes;
