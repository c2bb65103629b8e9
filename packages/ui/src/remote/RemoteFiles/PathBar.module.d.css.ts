// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly path: string;
  readonly list: string;
  readonly item: string;
  readonly current: string;
};
export default classes;
